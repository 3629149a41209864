import { buildCar } from '@forecourt/testkit/build-car';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { readLoanChoice, sumFieldsIn } from '@forecourt/domain/finance/loan-choice';
import { twoSites } from '@forecourt/testkit/two-sites';
import { expect, it } from 'vitest';
import { contextOf, media } from '../stock/test/card-site.ts';
import { carLoanOffer } from './car-loan-offer.ts';
import { loanViewOf } from './loan.view.ts';
import { showPersonalFinance } from './show-personal-finance.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const car = buildCar({ dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug });
const creditBands = [
  { key: 'good', label: 'Good', addsPercent: 0 },
  { key: 'bumps', label: 'Some bumps', addsPercent: 4 },
];
const context = (takesApplications: boolean) =>
  contextOf('harbour', {
    finance: {
      hasPersonalisedQuotes: true,
      creditBands,
      takesApplications,
      applicationLenders: takesApplications ? ['Eastlight Credit'] : [],
    },
  });

async function personal(query: string, takesApplications = true) {
  const cars = { findById: async () => car };
  const store = {
    run: <T>(_: unknown, work: (stores: { cars: typeof cars }) => Promise<T>) => work({ cars }),
  };
  const page = await showPersonalFinance({ store, media }, context(takesApplications), {
    query: `car_id=${car.id}${query}`,
    now,
  });
  if (!page || !('view' in page)) throw new Error('the site has such a page');
  return page.view;
}

it.each([
  '&credit=bumps&deposit=3000',
  '&credit=bumps',
  '&credit=good&term=36&balloon=2000',
  '&credit=none&deposit=3000&frequency=monthly',
  '',
])('FIN-2 URL-4.1 an application goes on at the figures of the page: %j', async (query) => {
  const { first } = await personal(query);
  const carried = sumFieldsIn(
    readQueryString([first.sums, first.rateBasis].join('&'), { parameters: 20, characters: 60 }),
  );
  const offer = carLoanOffer(car, context(true), { now, credit: carried.credit });
  const loan = offer && loanViewOf(offer, readLoanChoice(carried, offer.terms, offer.priceCents));
  expect(loan).toEqual(first.loans[0]?.loan);
});

it('FIN-2 a credit history moves the rates that travel on', async () => {
  const [own, moved] = [await personal('&deposit=3000'), await personal('&deposit=3000&credit=bumps')];
  expect([own.first.rateBasis, moved.first.rateBasis]).toEqual([null, 'credit=bumps']);
  expect(moved.first.sums).toBe(own.first.sums);
  expect(moved.first.loans[0]?.loan.pair).not.toEqual(own.first.loans[0]?.loan.pair);
});

it('FIN-2 the credit history goes with figures alone, not with a form that shows none', async () => {
  expect((await personal('')).preApproval.showsFigures).toBe(true);
  expect((await personal('', false)).preApproval.showsFigures).toBe(false);
});
