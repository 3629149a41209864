import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'audit'> = {
  append: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ audit }, { dealership }) =>
      audit.append({
        place: { dealershipId: dealership },
        action: 'rename',
        subjectKind: 'dealership',
        subjectId: dealership,
        before: { name: 'old' },
        after: { name: 'new' },
        requestId: null,
      }),
    succeeded: () => true,
  },
  list: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ audit }, { dealership }) => audit.list({ dealershipId: dealership }, { limit: 10 }),
    succeeded: (entries) => entries.length === 1,
  },
  search: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ audit }, { dealership }) =>
      audit
        .search({ who: null, text: null, since: null, until: null, before: null, limit: 200 })
        .then((found) =>
          found.filter(({ place }) => 'dealershipId' in place && place.dealershipId === dealership),
        ),
    succeeded: (entries) => entries.length === 1,
  },
};
