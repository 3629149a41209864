import { mailboxOf } from '@forecourt/domain/core/mailbox';
import type { KnownPerson } from '../../ports/accounts/personal-data-store.port.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';

/**
 * By what an application is found when its person is erased: their phone and email, keyed, under each key that is honoured.
 * Nobody without the key learns from it who has applied.
 */
export function personDigests(
  tokens: Pick<SessionTokens, 'derived'>,
  siteId: string,
  { phone, email }: Pick<KnownPerson, 'email' | 'phone'>,
): readonly Uint8Array[] {
  const known = [phone && `phone ${phone}`, email && `email ${mailboxOf(email)}`];
  return known.flatMap((one) =>
    one ? tokens.derived(`finance applicant ${siteId} ${one}`).map(({ hash }) => hash) : [],
  );
}
