import type { AddressId } from '@forecourt/domain/core/ids';
import { buildLocation } from '@forecourt/testkit/build-location';
import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: true } as const;
const writing = { as: ['staff', 'dealershipStaff'], does: 'writes', throughSharing: false } as const;

export const cases: StoreCases<'locations'> = {
  find: {
    ...reading,
    call: ({ locations }, { location }) => locations.find(location),
    succeeded: (found) =>
      found?.openingHours.length === 1 && found.specialHours.length === 1 && found.address !== null,
  },
  list: {
    ...reading,
    call: ({ locations }) => locations.list(100),
    succeeded: (found) => found.length > 0,
  },
  listTowns: {
    ...reading,
    call: ({ locations }) => locations.listTowns(100),
    succeeded: (found) => found.length > 0,
  },
  save: {
    ...writing,
    call: ({ locations }, ids) =>
      locations.save(
        buildLocation({
          id: ids.location,
          dealershipId: ids.dealership,
          slug: `${wordOf(ids.letter)}1`,
          address: { id: ids.of('address') as AddressId, street: '2 New Street' },
        }),
      ),
    succeeded: (result) => result === 'saved',
  },
  replaceHours: {
    ...writing,
    call: ({ locations }, { location }) => locations.replaceHours(location, []),
    succeeded: (written) => written,
  },
  replaceSpecialHours: {
    ...writing,
    call: ({ locations }, { location }) => locations.replaceSpecialHours(location, '2026-01-01', []),
    succeeded: (written) => written,
  },
};
