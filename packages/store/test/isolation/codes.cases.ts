import type { StoreCases } from './isolation-case.ts';
import { digestOf, phoneOf } from './world-ids.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'codes'> = {
  // Another site may send its own code to the same phone.
  issue: {
    ...siteAlone,
    does: 'writes',
    call: ({ codes }, ids) =>
      codes.issue({
        phone: phoneOf(ids),
        challengeHash: digestOf(ids, 'challenge'),
        codeHash: digestOf(ids, 'another code'),
        expiresAt: now,
        now,
      }),
    succeeded: () => true,
  },
  holdPhone: {
    ...siteAlone,
    does: 'reads',
    call: ({ codes }, ids) => codes.holdPhone(phoneOf(ids), new Date(0)),
    succeeded: (sent) => sent.length === 1,
  },
  redeem: {
    ...siteAlone,
    does: 'writes',
    call: ({ codes }, ids) =>
      codes.redeem({
        phone: phoneOf(ids),
        challengeHash: digestOf(ids, 'challenge'),
        codeHashes: [digestOf(ids, 'code')],
        maxTries: 5,
        now,
      }),
    succeeded: ({ outcome }) => outcome === 'accepted',
  },
};
