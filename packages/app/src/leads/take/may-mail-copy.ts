import { mailboxOf } from '@forecourt/domain/core/mailbox';
import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { hasLink } from '@forecourt/domain/leads/has-link';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { spamScore, spamWarnings } from '../record/spam-score.ts';
import type { FormSubmission } from './form-submission.ts';
import { readLeadAnswers, type Answers } from './read-lead-answers.ts';

/** Whoever types a stranger's address cannot fill their mailbox. */
const copiesPerMailbox: RateRule = { limit: 6, windowSeconds: 86_400 };
/** By all sites together: going from dealer to dealer gains nothing. */
const copiesPerNetwork: RateRule = { limit: 15, windowSeconds: 3_600 };

interface TypedForm extends Pick<FormSubmission, 'spamSignals'> {
  readonly answers: Answers;
  readonly network: string;
}

/**
 * Whether a confirmation goes to the address that stands in this very form: not where it looks like a machine's, nor
 * where name or message would lead its reader elsewhere.
 */
export async function mayMailCopy(
  { limiter }: { readonly limiter: RateLimiter },
  { settings }: Pick<SiteContext, 'settings'>,
  { answers, spamSignals, network }: TypedForm,
): Promise<boolean> {
  const { email, name, lastName, message } = readLeadAnswers(answers).fields;
  if (!settings.leads.sendsConfirmation || email === null) return false;
  if ([name, lastName, message].some(hasLink)) return false;
  if (spamWarnings(spamScore({ ...spamSignals, name, message })).length > 0) return false;
  // Both are counted, whichever of them refuses.
  const waits = await Promise.all([
    limiter.take('copies to mailbox', mailboxOf(email), copiesPerMailbox),
    limiter.take('copies of network', network, copiesPerNetwork),
  ]);
  return Math.max(...waits) === 0;
}
