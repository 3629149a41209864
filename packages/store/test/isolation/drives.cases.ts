import type { WantedPlace } from '@forecourt/app/ports/leads/test-drive-store.port';
import { buildLead } from '@forecourt/testkit/build-lead';
import type { StoreCases } from './isolation-case.ts';
import { digestOf, type TenantIds } from './world-ids.ts';

const ofSite = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const laterThanAnyTest = new Date('2099-06-01T00:00:00Z');
const wanted = (ids: TenantIds): WantedPlace => ({
  locationId: ids.location,
  carId: null,
  startsAt: new Date('2098-07-01T00:00:00Z'),
  endsAt: new Date('2098-07-01T01:00:00Z'),
  atOnce: 1,
  holder: digestOf(ids, 'another holder'),
});

export const cases: StoreCases<'drives'> = {
  listDistribution: {
    as: ['site', 'staff', 'dealershipStaff'],
    throughSharing: true,
    does: 'reads',
    call: ({ drives }, { location }) => drives.listDistribution(location),
    succeeded: (locations) => locations.length > 0,
  },
  listTaken: {
    as: ['site'],
    throughSharing: true,
    does: 'reads',
    call: ({ drives }, { location, car }) =>
      drives.listTaken({
        locationId: location,
        carId: car,
        from: new Date('2098-06-01T00:00:00Z'),
        to: new Date('2098-06-03T00:00:00Z'),
        holder: null,
        now,
      }),
    succeeded: (taken) => taken.length === 2,
  },
  hold: {
    as: ['site'],
    throughSharing: true,
    does: 'writes',
    call: ({ drives }, ids) => drives.hold(wanted(ids), laterThanAnyTest, now),
    succeeded: (result) => result === 'held',
  },
  findHold: {
    ...ofSite,
    does: 'reads',
    call: ({ drives }, ids) => drives.findHold(digestOf(ids, 'testDriveHold'), now),
    succeeded: (found) => found !== null,
  },
  book: {
    ...ofSite,
    does: 'writes',
    arrange: ({ leads }, ids) =>
      leads.submit({
        lead: buildLead({ id: ids.of('another lead') as never, carId: ids.car }),
        idempotencyKey: 'booked-once',
        now,
      }),
    call: ({ drives }, ids) =>
      drives.book(
        wanted(ids),
        { id: ids.of('another lead') as never, linkHash: digestOf(ids, 'another link'), broughtTo: null },
        now,
      ),
    succeeded: (result) => result === 'booked',
  },
  findByLink: {
    ...ofSite,
    does: 'reads',
    call: ({ drives }, ids) => drives.findByLink(digestOf(ids, 'testDrive')),
    succeeded: (found) => found !== null,
  },
  move: {
    ...ofSite,
    does: 'writes',
    call: ({ drives }, ids) => drives.move(ids.lead, wanted(ids), now),
    succeeded: (result) => result === 'moved',
  },
  cancel: {
    ...ofSite,
    does: 'writes',
    call: ({ drives }, ids) => drives.cancel(ids.lead, now),
    succeeded: (cancelled) => cancelled,
  },
};
