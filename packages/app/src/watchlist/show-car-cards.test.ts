import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf, media } from '../stock/test/card-site.ts';
import { showCarCards } from './show-car-cards.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T00:00:00Z');
const savedAt = new Date('2026-11-13T00:00:00Z');
const at = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const reduced = buildCar({
  ...at,
  priceCents: 2_300_000,
  priceHistory: [
    { askedFrom: new Date('2026-11-15T00:00:00Z'), cents: 2_300_000 },
    { askedFrom: new Date('2026-10-15T00:00:00Z'), cents: 2_450_000 },
  ],
});
const sold = buildCar({ ...at, status: 'sold', sold: true });
const draft = buildCar({ ...at, showOnDealerWebsite: false });

async function show(
  cars: readonly Car[],
  site: 'harbour' | 'ranges' = 'harbour',
  overrides: Parameters<typeof contextOf>[1] = {},
) {
  const stores = {
    cars: { listByIds: async (ids: readonly string[]) => cars.filter(({ id }) => ids.includes(id)) },
  };
  const ports = {
    media,
    store: { run: <T>(_: unknown, work: (s: typeof stores) => Promise<T>) => work(stores) },
  };
  const requested = [...cars, { id: buildId() }].map(({ id }) => ({ id, savedAt }));
  const shown = await showCarCards(ports, contextOf(site, overrides), { requested, now });
  if (!shown.ok) throw new Error('cards are always shown');
  return shown.value;
}

describe('cards of saved cars', () => {
  it('WATCH-5 say what happened to each since it was saved', async () => {
    const { cars } = await show([reduced, sold]);
    expect(cars.map(({ event }) => event?.text)).toEqual([
      expect.stringMatching(/^\$1,500 less since /),
      'Sold',
    ]);
  });

  it('TEN-8 leave out drafts, what is gone and what another site shows', async () => {
    expect((await show([draft, reduced])).cars.map(({ card }) => card.id)).toEqual([reduced.id]);
    expect((await show([reduced], 'ranges')).cars).toEqual([]);
  });

  it('WATCH-3 tell how far each car has gone and where it stands, and what to do next', async () => {
    const driven = buildCar({ ...at, km: 41_200, simpleTransmission: 'Automatic', simpleFuel: 'Diesel' });
    const [first] = (await show([driven])).cars;
    expect(first?.card.chips.slice(0, 3)).toEqual(['41,200 km', 'Automatic', 'Diesel']);
    expect(first?.card.facts).toEqual([]);
    expect(first?.card.buttons.map(({ opens }) => opens)).toEqual(['testDrive', 'form']);
    const [gone] = (await show([sold])).cars;
    expect(gone?.card.buttons.map(({ opens }) => opens)).toEqual(['form']);
  });

  it('TEN-7 tell kilometres and engine of a motorcycle, as nearly all are manual and burn petrol', async () => {
    const bike = buildCar({ ...at, itemType: 'motorcycle', km: 4_100, engineSize: '689' });
    const [ridden] = (await show([bike], 'harbour', { stock: { itemTypes: ['motorcycle'] } })).cars;
    expect(ridden?.card.chips.slice(0, 2)).toEqual(['4,100 km', '689 cc']);
    expect(ridden?.card.chips).not.toContain('Petrol');
  });

  it('LAW-2.3 have the weekly repayment with its comparison rate, where the cards of the site have it', async () => {
    const financed = buildCar({
      ...at,
      lenders: [
        {
          provider: 'plenti',
          interestRate: 8.5,
          comparisonRate: 9.9,
          paymentWeekCents: 13_200,
          termYears: 5,
        },
      ],
    });
    const finance = { showsFinance: true, provider: 'plenti', showsWeeklyPriceOnCards: true } as const;
    const [first] = (await show([financed], 'harbour', { finance })).cars;
    expect(first?.card.price).toMatchObject({
      weekly: { price: expect.stringMatching(/per week$/), comparisonRate: 'Comparison rate 9.90% p.a.' },
    });
    const [quiet] = (await show([financed])).cars;
    expect(quiet?.card.price).toMatchObject({ kind: 'amount', weekly: null });
  });

  it('are none without cars', async () => {
    expect(await show([])).toEqual({ cars: [] });
  });
});
