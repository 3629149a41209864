import { parsePhone } from '@forecourt/domain/core/australian-phone';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { MailTrouble, Reply } from '../../ports/leads/reply-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import type { InboxStores } from './inbox-ports.ts';
import type { LeadView, ReplyStateView, ReplyWayView } from './lead.view.ts';
import { addressesOf, replyWays, type ReplyWay } from './reply-ways.ts';
import { fillTemplate, subjectOf } from './reply-words.ts';

const states: Readonly<Record<Reply['state'], ReplyStateView['state']>> = {
  waiting: { text: 'On its way', tone: 'plain' },
  sent: { text: 'Sent', tone: 'good' },
  failed: { text: 'Not sent', tone: 'bad' },
  bounced: { text: 'Came back', tone: 'bad' },
};

/** How a reply fares, in a word. */
export function replyState(
  { id, state, nextTryAt, reason }: Reply,
  at: (moment: Date) => string,
): ReplyStateView {
  const isTriedAgain = state === 'waiting' && reason !== null && nextTryAt !== null;
  return {
    id,
    state: isTriedAgain ? { text: `Next try ${at(nextTryAt)}`, tone: 'warn' } : states[state],
    reason,
    canSendAgain: state === 'failed',
  };
}

interface Around {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly siteName: string | null;
  readonly at: (moment: Date) => string;
}

/** What staff write to the buyer with: the ways, the subject of the next mail and saved words. */
export async function writingOf(
  stores: Pick<InboxStores, 'replies' | 'settings' | 'dealerships' | 'staff'>,
  scope: StaffScope,
  { lead, events, siteName, at }: Around,
): Promise<Pick<LeadView, 'ways' | 'subject' | 'saved'>> {
  const troubles = await stores.replies.listTroubles(addressesOf(lead));
  const layers = (await readLayers(stores.settings, lead.siteId))?.layers ?? [];
  const { smsNumber, savedWords } = resolveSettings(layers).settings.leads;
  const dealership = lead.dealershipId && (await stores.dealerships.find(lead.dealershipId));
  const dealer = (dealership && dealership.name) ?? siteName ?? 'Your dealer';
  const staff = (await stores.staff.find(scope.staffId))?.name ?? '';
  return {
    ways: replyWays(lead, troubles).map((way) => wayView(way, { dealer, smsNumber, at })),
    subject: subjectOf({ lead, events, dealer }),
    saved: savedWords.map(({ name, text }) => ({
      name,
      text: fillTemplate(text, { lead, events, dealer, staff }),
    })),
  };
}

interface Sender {
  readonly dealer: string;
  readonly smsNumber: string | null;
  readonly at: (moment: Date) => string;
}

function wayView(
  { channel, to, trouble, isClosed }: ReplyWay,
  { dealer, smsNumber, at }: Sender,
): ReplyWayView {
  const sender = smsNumber === null ? 'the platform’s number' : shown(smsNumber);
  const said = trouble && troubleWords(trouble, at);
  return {
    channel,
    to: channel === 'sms' ? shown(to) : to,
    from: channel === 'sms' ? `From ${sender}` : `From ${dealer}`,
    closed: isClosed ? said : null,
    warning: isClosed ? null : said,
  };
}

const shown = (phone: string) => parsePhone(phone)?.display ?? phone;

function troubleWords({ kind, reason, at: since }: MailTrouble, at: Sender['at']): string {
  if (kind === 'complained')
    return `They told their mail provider that our mail is spam (${at(since)}). Call them instead.`;
  if (kind === 'stopped') return `They asked for no more texts (${at(since)}).`;
  return `Mail to this address came back (${at(since)})${reason ? `: ${reason}` : ''}. Check it with them by phone.`;
}
