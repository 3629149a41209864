import type { StoreCases } from './isolation-case.ts';
import { phoneOf } from './world-ids.ts';

const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'visitors'> = {
  find: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ visitors }, { visitor }) => visitors.find(visitor),
    succeeded: (visitor) => visitor !== null,
  },
  findByPhone: {
    as: ['site'],
    does: 'reads',
    throughSharing: false,
    call: ({ visitors }, ids) => visitors.findByPhone(phoneOf(ids)),
    succeeded: (visitor) => visitor !== null,
  },
  // To another site the same phone is another person, whom it may welcome.
  welcome: {
    as: ['site'],
    does: 'writes',
    throughSharing: false,
    call: ({ visitors }, ids) => visitors.welcome(phoneOf(ids), now),
    succeeded: () => true,
  },
};
