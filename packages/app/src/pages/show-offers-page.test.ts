import type { Promo } from '@forecourt/domain/promotions/promo';
import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildPromo } from '@forecourt/testkit/build-promo';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock/stock-index.port.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import { showOfferPage } from './show-offer-page.ts';
import { showOffersPage } from './show-offers-page.ts';
import { memoryPagePorts } from './test/memory-page-ports.ts';

const now = new Date('2026-11-16T00:00:00Z');
const dealershipId = twoSites.harbourToyota.id;
const ute = (over: Partial<Parameters<typeof buildCar>[0]> = {}) =>
  buildCar({ dealershipId, simpleBody: 'Ute', model: 'HiLux', priceCents: 2_890_000, ...over });
const utes = '/search/new-used-and-demo-cars?refinementList[body][0]=Ute&range[price]=:30000';

async function offersOf(promos: readonly Promo[], cars: readonly Car[], stockIndex?: StockIndex) {
  const { ports } = memoryPagePorts({ promos, stockIndex: stockIndex ?? fewCarsIndex(cars) });
  return (await showOffersPage(ports, contextOf('harbour'), { now })).view;
}

describe('PAGE-3 an offer that leads to cars', () => {
  it('says how many they are and what the cheapest costs', async () => {
    const cars = [
      ute(),
      ute({ priceCents: 2_990_000 }),
      ute({ priceCents: 4_000_000 }),
      buildCar({ dealershipId }),
    ];
    const offer = buildPromo({ url: utes, node: { nouns: ['ute', 'utes'] } });
    expect((await offersOf([offer], cars)).offers).toMatchObject([
      { label: 'See 2 utes', href: utes, price: { amount: 'From $28,900', basis: 'Drive away', was: null } },
    ]);
  });

  it('speaks of the one car that is left, and is gone with the last', async () => {
    const offer = buildPromo({ url: utes });
    expect((await offersOf([offer], [ute()])).offers).toMatchObject([
      { label: 'See the car', price: { amount: '$28,900', basis: 'Drive away' } },
    ]);
    const none = await offersOf([offer], [buildCar({ dealershipId })]);
    expect([none.offers, none.lead]).toEqual([[], null]);
  });

  it.each([
    [['ute', 'utes'], 'Drive away, a demonstrator'],
    [['demo', 'demos'], 'Drive away'],
  ])('says of %s where the cheapest is a demonstrator', async (nouns, basis) => {
    const offer = buildPromo({ url: utes, node: { nouns } });
    expect((await offersOf([offer], [ute({ carType: 'demo' })])).offers[0]?.price?.basis).toBe(basis);
  });

  it('has an address of its own on the page', async () => {
    const { offers } = await offersOf([buildPromo({ name: 'Utes under $30k', url: utes })], [ute()]);
    expect(offers.map(({ anchor }) => anchor)).toEqual(['offer-utes-under-30k']);
  });

  it('says what the dealer says that it saves, in the dealer’s words', async () => {
    const node = { saving: { cents: 200_000, basis: 'the price of each' }, label: 'See them' };
    expect((await offersOf([buildPromo({ url: utes, node })], [ute(), ute()])).offers).toMatchObject([
      { label: 'See them', price: { amount: '$2,000 off', basis: 'the price of each' } },
    ]);
  });

  it.each([
    [{}, null],
    [{ nouns: ['ute', 'utes'] }, null],
    [{ saving: { cents: 200_000, basis: 'the price of each' } }, 'Until 1 December 2026'],
    [{ price: { cents: 99_000, basis: 'fitted' } }, 'Until 1 December 2026'],
    [{ givesMore: true }, 'Until 1 December 2026'],
  ])('LAW-2.12 tells its last day where something ends on it: %j', async (node, until) => {
    const offer = buildPromo({ url: utes, node, expiresAt: new Date('2026-12-01T13:00:00Z') });
    expect((await offersOf([offer], [ute()])).offers).toMatchObject([{ until }]);
  });

  it('stays without a number where no engine answers', async () => {
    const down: StockIndex = {
      search: () => Promise.reject(new StockIndexUnavailable('down')),
      suggest: async () => [],
    };
    expect((await offersOf([buildPromo({ url: utes })], [], down)).offers).toMatchObject([
      { label: 'Find out more', href: utes, price: null },
    ]);
  });
});

it('PAGE-3 an offer of something else has its price now and before', async () => {
  const price = { cents: 12_900, wasCents: 15_900, basis: 'any Mazda' };
  const offer = buildPromo({ url: '/book-a-service', node: { price, label: 'Book it in' } });
  expect((await offersOf([offer], [])).offers).toMatchObject([
    {
      label: 'Book it in',
      price: { amount: '$129', basis: 'any Mazda', was: { amount: '$159', saving: 'Save $30' } },
    },
  ]);
});

it.each([
  [1, 'One offer on now, with its end date.'],
  [2, 'Two offers on now, each with its end date.'],
])('PAGE-3 the page of %i says %s', async (count, lead) => {
  const expiresAt = new Date('2026-12-01T00:00:00Z');
  expect(
    (
      await offersOf(
        Array.from({ length: count }, () => buildPromo({ expiresAt })),
        [],
      )
    ).lead,
  ).toBe(lead);
});

async function pageOf(promos: readonly Promo[], cars: readonly Car[], slug: string) {
  const { ports } = memoryPagePorts({ promos, stockIndex: fewCarsIndex(cars) });
  return showOfferPage(ports, contextOf('harbour'), { slug, path: `/offers/${slug}`, now });
}

async function headings(...given: Parameters<typeof offersOf>) {
  return (await offersOf(...given)).shelves.map(({ heading }) => heading);
}

describe('PAGE-3 an offer on its own page', () => {
  const offer = buildPromo({ name: 'Utes under $30k', url: utes, terms: 'Until each is sold.' });

  it('has its conditions and its cars, and the others that run', async () => {
    const other = buildPromo({ name: 'Wheel alignment', url: '/book-a-service' });
    const page = await pageOf([offer, other], [ute(), ute({ priceCents: 2_990_000 })], 'utes-under-30k');
    expect(page?.view).toMatchObject({
      offer: { title: 'Utes under $30k', terms: 'Until each is sold.', page: '/offers/utes-under-30k' },
      cars: { heading: 'In this offer', all: { href: utes } },
      others: [{ title: 'Wheel alignment' }],
    });
    expect(page?.view.cars?.cards).toHaveLength(2);
  });

  it('is there while the offer runs and has cars, and not otherwise', async () => {
    expect(await pageOf([offer], [buildCar({ dealershipId })], 'utes-under-30k')).toBeNull();
    expect(await pageOf([offer], [ute()], 'another')).toBeNull();
  });

  it('lends its cars to the page of offers where it is the only one, which has the newest ones otherwise', async () => {
    expect(await headings([offer], [ute()])).toEqual(['In this offer']);
    const service = buildPromo({ url: '/book-a-service' });
    expect(await headings([service], [ute()])).toEqual(['Just in']);
    expect(await headings([offer, service], [ute()])).toEqual([]);
  });
});

const day = (date: string) => new Date(`${date}T00:00:00Z`);

const reduced = (beforePriceCents: number) =>
  ute({
    priceCents: 2_000_000,
    beforePriceCents,
    priceHistory: [
      { cents: beforePriceCents, askedFrom: day('2026-08-01') },
      { cents: 2_000_000, askedFrom: day('2026-11-01') },
    ],
  });

describe('PAGE-3 RULE-3 cars that cost less than they did', () => {
  it('stand on a page without an offer, those that save most first', async () => {
    const { shelves, emptyText } = await offersOf([], [ute(), reduced(2_200_000), reduced(2_500_000)]);
    expect(shelves).toMatchObject([{ heading: 'Price drops', all: null }]);
    expect(shelves[0]?.cards.map(({ price }) => price.kind === 'amount' && price.was?.amount)).toEqual([
      '$25,000',
      '$22,000',
    ]);
    expect(emptyText).toBe('No offers on right now. These cost less than they did.');
  });

  it('stand once beside the cars of the only offer', async () => {
    const cheap = buildPromo({ url: utes });
    const other = { ...reduced(4_500_000), simpleBody: 'SUV' } as Car;
    const { shelves } = await offersOf([cheap], [reduced(2_200_000), other]);
    expect(shelves.map(({ heading, cards }) => [heading, cards.length])).toEqual([
      ['In this offer', 1],
      ['Price drops', 1],
    ]);
  });

  it('are missed by a page without any, which says so and shows what came in', async () => {
    const { shelves, emptyText } = await offersOf([], [ute()]);
    expect(shelves).toMatchObject([{ heading: 'Just in' }]);
    expect(emptyText).toBe('No offers on right now. Every price is the one you see.');
  });
});
