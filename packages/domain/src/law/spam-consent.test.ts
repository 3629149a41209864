import { expect, it } from 'vitest';
import { spamConsentFindings, type ShownConsent } from './spam-consent.ts';

const where = { page: 'form', part: 'opt-in', id: null } as const;
const lawful: ShownConsent = {
  where,
  isTickedBeforehand: false,
  isBundled: false,
  senderName: 'Harbour Toyota',
  hasUnsubscribe: true,
  unsubscribeBusinessDays: 5,
};

it.each<[Partial<ShownConsent>, string, string, string]>([
  [
    { isTickedBeforehand: true },
    'Consent to messages is ticked beforehand.',
    'dealer',
    'Leave the box empty.',
  ],
  [
    { isBundled: true },
    'Consent to messages is bundled with something else.',
    'dealer',
    'Ask for it by itself.',
  ],
  [{ senderName: null }, 'Messages do not say who sends them.', 'dealer', 'Name the dealer in the message.'],
  [{ senderName: ' ' }, 'Messages do not say who sends them.', 'dealer', 'Name the dealer in the message.'],
  [{ hasUnsubscribe: false }, 'Messages have no way out.', 'operator', 'Add a link to unsubscribe.'],
  [
    { hasUnsubscribe: false, unsubscribeBusinessDays: 9 },
    'Messages have no way out.',
    'operator',
    'Add a link to unsubscribe.',
  ],
  [
    { unsubscribeBusinessDays: 6 },
    'Unsubscribing takes 6 business days; 5 are allowed.',
    'operator',
    'Stop messages sooner.',
  ],
])('LAW-2.7 %j', (given, what, mendedBy, mend) => {
  expect(spamConsentFindings({ ...lawful, ...given })).toEqual([
    {
      rule: 'spam_consent',
      severity: 'breach',
      what,
      where,
      source: 'https://rulesmate.com.au/insights/spam-act-2003-consent-identification-unsubscribe',
      mendedBy,
      mend,
    },
  ]);
});

it('LAW-2.7 finds nothing wrong with a free choice', () => {
  expect(spamConsentFindings(lawful)).toEqual([]);
});
