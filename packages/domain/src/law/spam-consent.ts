/** @planned LAW-1.1 */
import { knownText } from '../core/known-text.ts';
import { finding, type Finding, type Place } from './finding.ts';

/** How a form asks for leave to send marketing messages, and what those messages carry. */
export interface ShownConsent {
  readonly where: Place;
  readonly isTickedBeforehand: boolean;
  /** One tick agrees to something else as well, such as the terms of use. */
  readonly isBundled: boolean;
  readonly senderName: string | null;
  readonly hasUnsubscribe: boolean;
  /** How many business days it takes until a way out works. */
  readonly unsubscribeBusinessDays: number;
}

/** Spam Act 2003, schedule 2: within five business days. */
const unsubscribeLimitDays = 5;

/** What is wrong with consent, sender or way out of marketing messages (LAW-2). */
export function spamConsentFindings(shown: ShownConsent): readonly Finding[] {
  const report = (what: string, mend: string, mendedBy: 'operator' | 'dealer') =>
    finding('spam_consent', { severity: 'breach', what, where: shown.where, mendedBy, mend });
  return [
    shown.isTickedBeforehand &&
      report('Consent to messages is ticked beforehand.', 'Leave the box empty.', 'dealer'),
    shown.isBundled &&
      report('Consent to messages is bundled with something else.', 'Ask for it by itself.', 'dealer'),
    knownText(shown.senderName) === null &&
      report('Messages do not say who sends them.', 'Name the dealer in the message.', 'dealer'),
    !shown.hasUnsubscribe && report('Messages have no way out.', 'Add a link to unsubscribe.', 'operator'),
    shown.hasUnsubscribe &&
      shown.unsubscribeBusinessDays > unsubscribeLimitDays &&
      report(
        `Unsubscribing takes ${shown.unsubscribeBusinessDays} business days; ${unsubscribeLimitDays} are allowed.`,
        'Stop messages sooner.',
        'operator',
      ),
  ].filter((one) => one !== false);
}
