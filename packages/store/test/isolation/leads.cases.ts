import type { DeliveryId, DestinationId } from '@forecourt/domain/core/ids';
import { buildLead } from '@forecourt/testkit/build-lead';
import type { StoreCases } from './isolation-case.ts';
import { digestOf, type TenantIds } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const writing = { ...reading, does: 'writes' } as const;
const now = new Date('2026-03-01T00:00:00Z');
const laterThanAnyTest = new Date('2099-06-01T00:00:00Z');
const deliveryOf = (ids: TenantIds) => ids.of('delivery') as DeliveryId;

export const cases: StoreCases<'leads'> = {
  submit: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    call: ({ leads }, { car, location, visitor }) =>
      leads.submit({
        lead: buildLead({ carId: car, locationId: location, visitorId: visitor }),
        idempotencyKey: 'pressed-once',
        now,
      }),
    succeeded: (result) => result.ok && !result.value.repeated,
  },
  find: {
    ...reading,
    call: ({ leads }, { lead }) => leads.find(lead),
    succeeded: (lead) => lead !== null,
  },
  findForVisitor: {
    ...reading,
    call: ({ leads }, { lead, visitor }) => leads.findForVisitor(lead, visitor),
    succeeded: (lead) => lead !== null,
  },
  findForSender: {
    ...reading,
    call: ({ leads }, ids) => leads.findForSender(ids.lead, digestOf(ids, 'sender')),
    succeeded: (sender) => sender !== null,
  },
  findBySubmission: {
    ...reading,
    call: ({ leads }, { lead }) => leads.findBySubmission(lead),
    succeeded: (lead) => lead !== null,
  },
  listForDealership: {
    ...reading,
    call: ({ leads }, { dealership }) => leads.listForDealership(dealership, { limit: 10 }),
    // It, and what was merged into it.
    succeeded: (found) => found.length === 2,
  },
  appendEvent: {
    ...writing,
    call: ({ leads }, { lead }) =>
      leads.appendEvent(lead, { kind: 'note', staffId: null, note: 'rang', details: {}, at: now }),
    succeeded: (added) => added,
  },
  addUpdate: {
    ...writing,
    call: ({ leads }, { lead, dealership }) =>
      leads.addUpdate(
        lead,
        {
          kind: 'test_drive_moved',
          staffId: null,
          note: 'Moved',
          details: { answers: {}, car: null },
          at: now,
        },
        [dealership],
      ),
    succeeded: (deliveries) => deliveries.length === 1,
  },
  listEvents: {
    ...reading,
    call: ({ leads }, { lead }) => leads.listEvents(lead, 10),
    succeeded: (events) => events.length === 1,
  },
  findEvent: {
    ...reading,
    call: ({ leads }, ids) => leads.findEvent(ids.of('leadEvent')),
    succeeded: (event) => event !== null,
  },
  listDeliveries: {
    ...reading,
    call: ({ leads }, { lead }) => leads.listDeliveries(lead, 10),
    succeeded: (deliveries) => deliveries.length === 1,
  },
  listDueDeliveries: {
    ...reading,
    call: ({ leads }) => leads.listDueDeliveries(laterThanAnyTest, 100),
    succeeded: (deliveries) => deliveries.length > 0,
  },
  recordAttempt: {
    ...writing,
    call: ({ leads }, ids) =>
      leads.recordAttempt(
        deliveryOf(ids),
        { outcome: 'delivered', statusCode: 200, answer: null, durationMs: 3, at: now },
        null,
      ),
    succeeded: (recorded) => recorded,
  },
  listAttempts: {
    ...reading,
    call: ({ leads }, ids) => leads.listAttempts(deliveryOf(ids), 10),
    succeeded: (attempts) => attempts.length === 1,
  },
  claimDelivery: {
    ...writing,
    call: ({ leads }, ids) =>
      leads.claimDelivery(deliveryOf(ids), { now: laterThanAnyTest, until: laterThanAnyTest }),
    succeeded: ({ outcome }) => outcome === 'claimed',
  },
  listDestinations: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ leads }, { dealership }) => leads.listDestinations(dealership, 10),
    succeeded: (found) => found.length === 1,
  },
  findDestination: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ leads }, ids) => leads.findDestination(ids.of('destination') as DestinationId),
    succeeded: (found) => found !== null,
  },
  saveDestination: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ leads }, ids) =>
      leads.saveDestination(
        {
          id: ids.of('destination') as DestinationId,
          dealershipId: ids.dealership,
          kind: 'webhook',
          name: 'CRM',
          address: 'https://crm.example/leads',
          categories: [],
          enabled: true,
        },
        now,
      ),
    succeeded: (saved) => saved,
  },
  setNextTry: {
    ...writing,
    call: ({ leads }, ids) => leads.setNextTry(deliveryOf(ids), laterThanAnyTest),
    succeeded: (changed) => changed,
  },
};
