import { expect, it } from 'vitest';
import { retentionCutoffs } from './retention-cutoffs.ts';

it.each([
  ['2026-11-16T16:00:00Z', '2024-11-16T16:00:00Z', '2026-08-16T16:00:00Z', '2026-11-09T16:00:00Z'],
  // A month without that day has its last one.
  ['2026-05-31T16:00:00Z', '2024-05-31T16:00:00Z', '2026-02-28T16:00:00Z', '2026-05-24T16:00:00Z'],
])('OPS-10.1 at %s what is past its time follows from the settings', (now, leads, short, keys) => {
  const settings = {
    leads: { keepMonths: 24, keepKeysDays: 7 },
    accounts: { keepMonths: 3 },
    analytics: { keepMonths: 3 },
  };
  expect(retentionCutoffs(settings, new Date(now))).toEqual({
    leadsBefore: new Date(leads),
    visitorsBefore: new Date(short),
    analyticsBefore: new Date(short),
    keysBefore: new Date(keys),
  });
});
