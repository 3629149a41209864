import { confirmationExpiry, emailConfirmationLimits } from '@forecourt/domain/accounts/email-confirmation';
import type { SiteId, VisitorId } from '@forecourt/domain/core/ids';
import { mailboxOf } from '@forecourt/domain/core/mailbox';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { VisitorEmailStore } from '../ports/accounts/visitor-email-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import { sealConfirmation, sendEmailConfirmationJob } from './send-email-confirmation.job.ts';

/** What asks the owner of an address whether it may be written to. */
export interface ConfirmationPorts {
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'make' | 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

export interface ConfirmationStores {
  readonly emails: Pick<VisitorEmailStore, 'isConfirmed' | 'ask'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export interface UnconfirmedEmail {
  /** Null: nobody is signed in. */
  readonly visitorId: VisitorId | null;
  readonly email: string;
  /** That limits go by, whichever site it asks. */
  readonly network: string;
}

/** How many seconds must pass before another link is mailed there; 0: it may be. */
export async function waitToConfirm(
  { limiter }: Pick<ConfirmationPorts, 'limiter'>,
  { visitorId, email, network }: UnconfirmedEmail,
): Promise<number> {
  const { perMailbox, perNetwork, perVisitor } = emailConfirmationLimits;
  // All are counted, whichever of them refuses.
  const waits = await Promise.all([
    limiter.take('confirmations to mailbox', mailboxOf(email), perMailbox),
    limiter.take('confirmations of network', network, perNetwork),
    visitorId === null ? 0 : limiter.take('confirmations of visitor', visitorId, perVisitor),
  ]);
  return Math.max(...waits);
}

/**
 * Has a link mailed to an address, in the transaction of what it is for. Whoever dies afterwards has either both or
 * neither. The secret lies sealed in the queue.
 */
export async function askToConfirmEmail(
  { tokens, codeKeys }: Pick<ConfirmationPorts, 'tokens' | 'codeKeys'>,
  { emails, jobs }: ConfirmationStores,
  {
    siteId,
    visitorId,
    email,
    now,
  }: { readonly visitorId: VisitorId; readonly email: string; readonly siteId: SiteId; readonly now: Date },
): Promise<void> {
  const secret = tokens.make();
  const link = { email, secretHash: tokens.hash(secret), expiresAt: confirmationExpiry(now) };
  const emailId = await emails.ask(visitorId, link, now);
  if (emailId === null) return;
  const sealed = sealConfirmation(codeKeys, siteId, secret);
  await jobs.enqueue(sendEmailConfirmationJob, { emailId, sealed }, { key: emailId });
}
