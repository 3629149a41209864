import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf, media } from '../stock/test/card-site.ts';
import { showFinancePage } from './show-finance-page.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const toyota = { slug: 'corolla', dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };

interface FinanceRequest {
  readonly query?: string;
  readonly car?: object;
  readonly site?: 'harbour' | 'ranges';
}

function show(slug: string, { query = '', car = {}, site = 'harbour' }: FinanceRequest = {}) {
  const built = buildCar({ ...toyota, ...car });
  const cars = { findBySlug: async (named: string) => (named === built.slug ? built : null) };
  const store = {
    run: <T>(_: unknown, work: (stores: { cars: typeof cars }) => Promise<T>) => work({ cars }),
  };
  return showFinancePage({ store, media }, contextOf(site), { slug, query, now });
}

describe('the finance page of a car', () => {
  it('RULE-5 answers the calculator without JavaScript', async () => {
    const page = await show('corolla', { query: 'deposit=4990&frequency=monthly&balloon=' });
    expect(page).toMatchObject({
      kind: 'car-finance',
      status: 200,
      head: { isIndexed: false, canonical: 'https://harbour.example/cars/corolla' },
      madeOf: { query: ['deposit', 'trade_in', 'balloon', 'term', 'frequency'] },
      view: {
        title: 'Finance for the 2021 Toyota Corolla',
        back: { href: '/cars/corolla' },
        card: { loan: { pair: [{ unit: 'per month' }, { unit: 'comparison rate' }] } },
      },
    });
    const facts = page && 'view' in page ? page.view.card.loan.facts : [];
    expect(facts).toContainEqual({ label: 'Amount borrowed', text: '$20,000' });
  });

  it.each([
    ['term=900', 'That’s no term we can work with, so we’ve used 5 years.'],
    ['term=soon', 'That’s no term we can work with, so we’ve used 5 years.'],
    ['term=36', null],
    ['', null],
  ])('RULE-5 says beside the term of %j: %j', async (query, termFault) => {
    const page = await show('corolla', { query });
    expect(page).toMatchObject({ view: { card: { calculator: { termFault } } } });
  });

  it.each([{ make: 'Suzuki' }, { status: 'sold' }, { priceCents: null }])(
    'RULE-4 leads back to a car without finance: %j',
    async (car) => {
      expect(await show('corolla', { car })).toEqual({
        redirectTo: '/cars/corolla',
        isPermanent: false,
      });
    },
  );

  it('TEN-8 is not there on a site that does not show the car', async () => {
    expect(await show('corolla', { site: 'ranges' })).toBeNull();
  });

  it.each(['other', '%63orolla', '%', ''])('URL-3.1 is not there for the slug %j', async (slug) => {
    expect(await show(slug)).toBeNull();
  });
});
