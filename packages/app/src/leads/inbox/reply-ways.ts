import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { ReplyChannel } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { MailTrouble } from '../../ports/leads/reply-store.port.ts';

/** One way to write to a buyer. */
export interface ReplyWay {
  readonly channel: ReplyChannel;
  /** The address or the number. */
  readonly to: string;
  readonly trouble: MailTrouble | null;
  /** Its owner wants no more of it: nothing is sent. */
  readonly isClosed: boolean;
}

/** How a buyer can be written to: by what they left, and as they still want it. A mobile takes texts, another phone none. */
export function replyWays(
  { email, phone }: Pick<Lead, 'email' | 'phone'>,
  troubles: readonly MailTrouble[],
): readonly ReplyWay[] {
  const ways: readonly (readonly [ReplyChannel, string | null])[] = [
    ['sms', mobileOf(phone)],
    ['mail', mailboxAddress(email)],
  ];
  return ways.flatMap(([channel, to]) => {
    if (to === null) return [];
    const trouble = troubles.find(({ address }) => address === to) ?? null;
    return [{ channel, to, trouble, isClosed: trouble !== null && trouble.kind !== 'bounced' }];
  });
}

/** What troubles of a lead are looked up by. */
export function addressesOf({ email, phone }: Pick<Lead, 'email' | 'phone'>): readonly string[] {
  return [mobileOf(phone), mailboxAddress(email)].filter((address) => address !== null);
}

/** As it is compared with what came back. */
export function mailboxAddress(email: string | null): string | null {
  return email?.trim().toLowerCase() || null;
}

function mobileOf(phone: string | null): string | null {
  const read = parsePhone(phone ?? '');
  return read?.kind === 'mobile' ? read.e164 : null;
}
