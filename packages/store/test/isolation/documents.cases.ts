import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { searchDocument } from '@forecourt/domain/stock/search/search-document';
import { buildCar } from '@forecourt/testkit/build-car';
import type { StoreCases } from './isolation-case.ts';
import { wordOf, type TenantIds } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: true } as const;
const writing = { as: ['staff', 'dealershipStaff'], does: 'writes', throughSharing: false } as const;
const { rankWeights } = resolveSettings([]).settings.stock;

function documentOf({ car: id, dealership: dealershipId, account: accountId, letter }: TenantIds) {
  const word = `${wordOf(letter)}1`;
  const car = buildCar({ id, dealershipId, dealershipSlug: word, name: `${word} Teal` });
  const now = new Date('2026-03-01T00:00:00Z');
  return searchDocument(
    { car, accountId, dealershipName: null, version: 2, staffBoost: 0, rankWeights },
    now,
  );
}

export const cases: StoreCases<'documents'> = {
  save: {
    ...writing,
    call: ({ documents }, ids) => documents.save([documentOf(ids)]),
    succeeded: (taken) => taken.length === 1,
  },
  bury: {
    ...writing,
    call: ({ documents }, { car: carId, dealership: dealershipId }) =>
      documents.bury([{ carId, dealershipId, version: 2 }]),
    succeeded: (taken) => taken.length === 1,
  },
  list: {
    ...reading,
    call: ({ documents }) => documents.list({ after: null, limit: 100 }),
    succeeded: (listed) => listed.length > 0,
  },
  sumByAccount: {
    ...reading,
    call: ({ documents }) => documents.sumByAccount(),
    succeeded: (sums) => sums.length > 0 && sums.every(({ documents }) => documents > 0),
  },
};
