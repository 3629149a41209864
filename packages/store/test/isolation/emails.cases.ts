import type { StoreCases } from './isolation-case.ts';
import { secretOf } from './alert-rows.ts';
import { wordOf } from './world-ids.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'emails'> = {
  isConfirmed: {
    ...siteAlone,
    does: 'reads',
    call: ({ emails }, { visitor, letter }) => emails.isConfirmed(visitor, `visitor@${wordOf(letter)}1.test`),
    succeeded: (isConfirmed) => isConfirmed,
  },
  ask: {
    ...siteAlone,
    does: 'writes',
    call: ({ emails }, { visitor }) =>
      emails.ask(
        visitor,
        {
          email: 'another@visitor.test',
          secretHash: Buffer.alloc(32, 1),
          expiresAt: new Date('2026-03-02T00:00:00Z'),
        },
        now,
      ),
    succeeded: (id) => id !== null,
  },
  find: {
    ...siteAlone,
    does: 'reads',
    call: ({ emails }, ids) => emails.find(ids.of('email')),
    succeeded: (found) => found !== null,
  },
  confirm: {
    ...siteAlone,
    does: 'writes',
    call: ({ emails }, ids) => emails.confirm(secretOf(ids), now),
    succeeded: (isConfirmed) => isConfirmed,
  },
};
