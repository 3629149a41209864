import { buildLead } from '@forecourt/testkit/build-lead';
import type { StoreCases } from './isolation-case.ts';

const reading = { as: ['staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');

export const cases: StoreCases<'handLeads'> = {
  places: {
    ...reading,
    call: ({ handLeads }, { dealership }) =>
      handLeads.places(50).then((found) => found.filter(({ dealershipId }) => dealershipId === dealership)),
    succeeded: (found) => found.length === 1,
  },
  findCars: {
    ...reading,
    call: ({ handLeads }, { dealership }) => handLeads.findCars(dealership, 'cygnet teal', 10),
    succeeded: (found) => found.length > 0,
  },
  submit: {
    ...reading,
    does: 'writes',
    call: ({ handLeads }, { site, dealership }) =>
      handLeads.submit({
        siteId: site,
        lead: buildLead({ dealershipId: dealership, carId: null, locationId: null, visitorId: null }),
        idempotencyKey: 'pressed-once',
        deliverTo: [dealership],
        now,
      }),
    succeeded: (result) => result.ok && !result.value.repeated && result.value.deliveries.length > 0,
  },
};
