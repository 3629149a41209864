import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf, media } from '../stock/test/card-site.ts';
import { showComparePage } from './show-compare-page.ts';

const { harbourToyota, rangesKia } = twoSites;
const now = new Date('2026-11-16T00:00:00Z');
const at = (dealership: typeof rangesKia) => ({
  dealershipId: dealership.id,
  dealershipSlug: dealership.slug,
});
const plenti = (change: object) => ({
  provider: 'plenti' as const,
  interestRate: 8.5,
  comparisonRate: 9.9,
  paymentWeekCents: 13_200,
  termYears: 5,
  ...change,
});
const cars: readonly Car[] = [
  buildCar({ ...at(harbourToyota), slug: 'one', priceCents: 2_000_000, km: 10 }),
  buildCar({ ...at(harbourToyota), slug: 'two', priceCents: 3_000_000, km: 10 }),
  buildCar({ ...at(rangesKia), slug: 'kia', status: 'sold', sold: true }),
  buildCar({
    ...at(harbourToyota),
    slug: 'hilux',
    model: 'HiLux',
    lenders: [plenti({})],
  }),
  buildCar({ ...at(harbourToyota), slug: 'lower', lenders: [plenti({ paymentWeekCents: 12_000 })] }),
  buildCar({
    ...at(harbourToyota),
    slug: 'longer',
    lenders: [plenti({ paymentWeekCents: 9_000, termYears: 7 })],
  }),
  buildCar({ ...at(harbourToyota), slug: 'nameless', model: null }),
  buildCar({
    ...at(harbourToyota),
    slug: 'mazda-3',
    make: 'Mazda',
    model: '3',
    priceCents: 1_500_000,
    subscriptionPriceCents: 29_900,
  }),
  buildCar({ ...at(harbourToyota), slug: 'held', reserved: true }),
  buildCar({ ...at(harbourToyota), slug: 'coming', status: 'coming_soon' }),
  buildCar({
    ...at(harbourToyota),
    slug: 'sydney',
    carType: 'used',
    buildDate: '2022-03-01',
    km: 50_000,
    location: { name: 'Sydney', slug: 'sydney', address: { id: buildId(), state: 'NSW' } },
  }),
  buildCar({ ...at(harbourToyota), slug: 'draft', showOnDealerWebsite: false }),
];

function show(query: string, site: 'harbour' | 'ranges' = 'harbour', watchlist: object = {}) {
  const stores = {
    cars: { findBySlug: async (slug: string) => cars.find((car) => car.slug === slug) ?? null },
  };
  const ports = {
    media,
    store: { run: <T>(_: unknown, work: (s: typeof stores) => Promise<T>) => work(stores) },
  };
  const context = contextOf(site, {
    watchlist: { allowsCompare: true, ...watchlist },
    finance: { showsFinance: true, provider: 'plenti' },
    law: { showsStatutoryWarranty: true },
  });
  return showComparePage(ports, context, { query, now });
}

const names = async (...asked: Parameters<typeof show>) =>
  (await show(...asked))?.view.chosen.map(({ slug }) => slug);

const bestWeekly = async (query: string) =>
  (await show(query))?.view.groups[0]?.rows.find(({ label }) => label.startsWith('Weekly'))?.best;

describe('WATCH-4 the page that compares', () => {
  it('stands on sites that compare, and in no search engine', async () => {
    expect(await show('cars=one,two')).toMatchObject({ status: 200, head: { isIndexed: false } });
    expect(await show('cars=one,two', 'harbour', { allowsCompare: false })).toBeNull();
  });

  it('offers two in one visit, where two of them can be driven', async () => {
    const { view } = (await show('cars=one,hilux')) ?? {};
    expect(view?.driveTwo).toMatchObject({
      heading: 'Drive two in one visit.',
      book: { label: 'Book both', href: '/book-test-drive?car=one&also=hilux' },
    });
    expect(view?.driveTwo?.text).toMatch(/^They’re at different places/);
    for (const other of ['kia', 'held', 'coming']) {
      expect((await show(`cars=one,${other}`))?.view.driveTwo).toBeNull();
    }
  });

  it('shows each car with its price and what that includes, and who costs least', async () => {
    const { view } = (await show('cars=one,two')) ?? {};
    expect(view?.title).toBe('Compare two cars');
    expect(view?.cars.map(({ price }) => price)).toEqual([
      { kind: 'amount', amount: '$20,000', basis: 'Drive away', was: null, otherWay: null, weekly: null },
      { kind: 'amount', amount: '$30,000', basis: 'Drive away', was: null, otherWay: null, weekly: null },
    ]);
    const price = view?.groups[0]?.rows[0];
    expect(price).toMatchObject({ label: 'Price', differs: true, best: { place: 0, word: 'Lowest' } });
  });

  it('shows what a car costs to buy, where it can be subscribed to as well', async () => {
    const { view } = (await show('cars=one,mazda-3')) ?? {};
    expect(view?.cars[1]?.price).toMatchObject({ kind: 'amount', amount: '$15,000', otherWay: null });
  });

  it('ends each column with what to do next, and a car that is gone with one like it', async () => {
    const { view } = (await show('cars=one,kia')) ?? {};
    expect(view?.cars.map(({ buttons }) => buttons.map(({ opens }) => opens))).toEqual([
      ['testDrive', 'form'],
      ['form'],
    ]);
  });

  it('says at the head of a column that its car is gone or on hold', async () => {
    const { view } = (await show('cars=one,kia,held')) ?? {};
    expect(view?.cars.map(({ state }) => state)).toEqual([null, 'Sold', 'Reserved']);
  });

  it('LAW-2.5 says how long each has been here and what warranty the law gives, and holds until midnight', async () => {
    const page = await show('cars=one,kia');
    const rows = page?.view.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.find(({ label }) => label === 'Here for')).toMatchObject({
      group: 'How it’s been used',
      values: [expect.stringMatching(/days?$/), null],
    });
    expect(page?.validUntil).not.toBeNull();
    const sydney = await show('cars=sydney,one');
    const warranty = sydney?.view.groups
      .flatMap((group) => group.rows)
      .find(({ label }) => label === 'Statutory warranty');
    expect(warranty?.values).toEqual(['3 months or 5,000 km', null]);
  });

  it('is headed by the models where they differ', async () => {
    expect((await show('cars=one,hilux'))?.view.title).toBe('Corolla or HiLux?');
    expect((await show('cars=one,mazda-3'))?.view.title).toBe('Corolla or Mazda3?');
    expect((await show('cars=one,nameless'))?.view.title).toBe('Compare two cars');
  });

  it('LAW-2.3 shows a weekly repayment with its comparison rate and the warning, or not at all', async () => {
    const { view } = (await show('cars=one,hilux', 'harbour')) ?? {};
    const weekly = view?.groups[0]?.rows.find(({ label }) => label === 'Weekly, comparison rate');
    expect(weekly?.values[0]).toBeNull();
    expect(weekly?.values[1]).toMatch(/^\$\d+\n9\.90% p\.a\.$/);
    expect(view?.rateWarning?.warning).toMatch(/^WARNING/);
    expect((await show('cars=one,two'))?.view.rateWarning).toBeNull();
  });

  it('says which weekly repayment is the lowest, of loans that run equally long', async () => {
    expect(await bestWeekly('cars=hilux,lower')).toEqual({ place: 1, word: 'Lowest' });
    expect(await bestWeekly('cars=hilux,longer')).toBeNull();
    expect(await bestWeekly('cars=hilux,one')).toBeNull();
  });

  it('folds away what is the same for all', async () => {
    const { view } = (await show('cars=one,two')) ?? {};
    expect(view?.same).toContainEqual({ label: 'Transmission', value: 'Automatic' });
    const inPlace = view?.groups.flatMap(({ rows }) => rows) ?? [];
    expect(inPlace.filter(({ isSame }) => isSame).every(({ isKey }) => isKey)).toBe(true);
    expect(inPlace.find(({ label }) => label === 'Odometer')).toMatchObject({ isSame: true });
    expect((await show('cars=one,two&rows=different'))?.view.same).toEqual([]);
  });

  it('leaves it to the tray which cars an address without any is about', async () => {
    expect((await show(''))?.view.readsTray).toBe(true);
    expect((await show('cars=none'))?.view).toMatchObject({ readsTray: false, cars: [] });
  });

  it('takes a car away and adds one by links', async () => {
    const { view } = (await show('cars=one,two')) ?? {};
    expect(view?.cars.map(({ hrefWithout }) => hrefWithout)).toEqual([
      '/compare?cars=two',
      '/compare?cars=one',
    ]);
    expect(view?.add).toMatchObject({ label: 'Add a third' });
    const full = await show('cars=one,two', 'harbour', { compareLimit: 2 });
    expect(full?.view.add).toBeNull();
  });

  it('shows what differs alone where that is asked for', async () => {
    const { view } = (await show('cars=one,two&rows=different')) ?? {};
    expect(view?.groups.flatMap(({ rows }) => rows).every(({ differs }) => differs)).toBe(true);
    expect(view?.choices.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['All rows', false],
      ['Only differences (1)', true],
    ]);
  });

  it('TEN-8 leaves out what the site does not show, and more than fit', async () => {
    expect(await names('cars=one,draft,nobody,kia')).toEqual(['one', 'kia']);
    expect(await names('cars=one,two,kia', 'ranges')).toEqual(['kia']);
    expect(await names('cars=one,two,kia', 'harbour', { compareLimit: 2 })).toEqual(['one', 'two']);
  });

  it('says what to do where nothing is chosen, and is plain JSON', async () => {
    const { view } = (await show('')) ?? {};
    expect(view).toMatchObject({ title: 'Compare cars', cars: [], groups: [], choices: [] });
    const full = (await show('cars=one,kia'))?.view;
    expect(JSON.parse(JSON.stringify(full))).toEqual(full);
  });
});
