import { buildLead } from '@forecourt/testkit/build-lead';
import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'servicePlaces'> = {
  listTaken: {
    as: ['site', 'staff', 'dealershipStaff'],
    throughSharing: true,
    does: 'reads',
    call: async ({ servicePlaces }, { location }) => {
      const taken = await servicePlaces.listTaken({ from: '2098-06-01', to: '2098-06-03' });
      return taken.filter(({ locationId }) => locationId === location);
    },
    succeeded: (taken) => taken.length === 1,
  },
  take: {
    as: ['site'],
    throughSharing: false,
    does: 'writes',
    arrange: ({ leads }, ids) =>
      leads.submit({
        lead: buildLead({ id: ids.of('another lead') as never, carId: ids.car }),
        idempotencyKey: 'serviced-once',
        now: new Date('2026-03-01T00:00:00Z'),
      }),
    call: ({ servicePlaces }, ids) =>
      servicePlaces.take(
        { locationId: ids.location, day: '2098-07-01', dropOff: '07:30', perDay: 1, perTime: 1 },
        ids.of('another lead') as never,
      ),
    succeeded: (result) => result === 'taken',
  },
  find: {
    as: ['site'],
    throughSharing: false,
    does: 'reads',
    call: ({ servicePlaces }, ids) => servicePlaces.find(ids.lead),
    succeeded: (found) => found !== null,
  },
  move: {
    as: ['site'],
    throughSharing: false,
    does: 'writes',
    call: ({ servicePlaces }, ids) =>
      servicePlaces.move(
        { locationId: ids.location, day: '2098-07-02', dropOff: '07:30', perDay: 1, perTime: 1 },
        ids.lead,
      ),
    succeeded: (result) => result === 'moved',
  },
  giveUp: {
    as: ['site'],
    throughSharing: false,
    does: 'writes',
    call: ({ servicePlaces }, ids) => servicePlaces.giveUp(ids.lead),
    succeeded: (wasGivenUp) => wasGivenUp,
  },
};
