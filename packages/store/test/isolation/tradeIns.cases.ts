import { buildLead } from '@forecourt/testkit/build-lead';
import type { StoreCases } from './isolation-case.ts';

const own = { as: ['site'], throughSharing: false } as const;
const reads = { ...own, does: 'reads' } as const;
const writes = { ...own, does: 'writes' } as const;
const answers = {
  odometer: 61_400,
  serviceHistory: 'Full',
  numberOfKeys: '2',
  carCondition: 'Good',
  comments: 'none',
};

export const cases: StoreCases<'tradeIns'> = {
  add: {
    ...writes,
    arrange: ({ leads }, ids) =>
      leads.submit({
        lead: buildLead({ id: ids.of('another lead') as never, carId: ids.car }),
        idempotencyKey: 'traded-in-once',
        now: new Date('2026-03-02T00:00:00Z'),
      }),
    call: ({ tradeIns }, ids) =>
      tradeIns.add({
        ...answers,
        leadId: ids.of('another lead') as never,
        lookupId: ids.of('lookup'),
        rego: null,
        regoState: null,
        manualEntry: null,
        smsContent: null,
        smsFrom: null,
      }),
    succeeded: (wasAdded) => wasAdded,
  },
  findDetails: {
    ...reads,
    call: ({ tradeIns }, ids) => tradeIns.findDetails(ids.lead),
    succeeded: (found) => found !== null,
  },
  changeOffer: {
    ...writes,
    call: ({ tradeIns }, ids) => tradeIns.changeOffer(ids.lead, { offerCents: 100 }),
    succeeded: (wasChanged) => wasChanged,
  },
  setKilometres: {
    ...writes,
    call: ({ tradeIns }, ids) => tradeIns.setKilometres(ids.of('lookup'), 61_400),
    succeeded: (wasSet) => wasSet,
  },
  keepValuation: {
    ...writes,
    call: ({ tradeIns }, ids) =>
      tradeIns.keepValuation(ids.of('lookup'), { externalId: null, adjustmentAnswers: [], result: null }),
    succeeded: (wasKept) => wasKept,
  },
};
