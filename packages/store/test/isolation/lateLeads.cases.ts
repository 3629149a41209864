import type { StoreCases } from './isolation-case.ts';

const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'lateLeads'> = {
  list: {
    as: ['site'],
    does: 'reads',
    throughSharing: false,
    call: ({ lateLeads }, { lead }) =>
      lateLeads
        .list({ before: now, after: null, limit: 50 })
        .then((found) => found.filter(({ id }) => id === lead)),
    succeeded: (found) => found.length === 1,
  },
  answering: {
    as: ['site'],
    does: 'reads',
    throughSharing: true,
    call: ({ lateLeads }, { dealership }) => lateLeads.answering(dealership, now),
    succeeded: (found) => found.length === 1 && found.every(({ late }) => late === 1),
  },
};
