import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { arbitraryStock } from '@forecourt/testkit/stock-index/arbitrary-stock';
import { describe, expect, it } from 'vitest';
import { carHit, carHitOf } from '../card/car-hit.view.ts';
import { searchStockView, searchStockViewOf } from './search-stock.view.ts';
import { emptyResults } from '../test/scripted-index.ts';

const { contact } = settingsWith();

describe('a car among the hits', () => {
  it('RULE-11.1 has no more of a masked number than its beginning', () => {
    const car = buildCar({ location: { name: 'Yard', slug: 'yard', phone: '(02) 5550 1234' } });
    expect(carHitOf(listedCar(car), contact).location?.phone).toBe('(02) *********');
    const open = settingsWith({ contact: { masksPhone: false } }).contact;
    expect(carHitOf(listedCar(car), open).location?.phone).toBe('(02) 5550 1234');
  });

  it('SRCH-1 has the specification’s words, and money in dollars', () => {
    const car = buildCar({
      priceCents: 2_499_050,
      offerPriceCents: null,
      locationId: buildId(),
      location: {
        name: 'Harbour Yard',
        slug: 'harbour-yard',
        address: { id: buildId(), city: 'Cairns', state: 'QLD' },
      },
      photos: [{ url: '/a.jpg', thumbnailUrl: '/a-small.jpg' }, { url: '/b.jpg' }],
      privateSuburb: 'Smithfield',
    });
    expect(carHitOf(listedCar(car), contact)).toMatchObject({
      price: 24_990.5,
      offer_price: null,
      stocknum: car.stockNumber,
      simple_body: 'Hatch',
      location_name: 'Harbour Yard',
      city: 'Cairns',
      state: 'QLD',
      images: [
        { image: { url: '/a.jpg' }, alt: null },
        { image: { url: '/b.jpg' }, alt: null },
      ],
      thumbnails: ['/a-small.jpg', '/b.jpg'],
      created_at: '2026-03-01T00:00:00.000Z',
    });
  });

  it('stands at its private seller’s suburb where it stands in no yard', () => {
    const car = buildCar({ privateSuburb: 'Smithfield', privatePostcode: '4878' });
    const { city, state, location } = carHitOf(listedCar(car), contact);
    expect([city, state, location]).toEqual(['Smithfield', null, null]);
  });

  it('is what the schema says, whatever feeds wrote, and nothing more', () => {
    for (const car of arbitraryStock(300).cars) {
      const hit = carHitOf(listedCar(car), contact);
      expect(carHit.strict().parse(hit)).toEqual(hit);
    }
  });
});

describe('the view of an answer', () => {
  it('SRCH-1 names facets by the words of addresses, and leaves out what was not asked for', () => {
    const results = {
      ...emptyResults,
      facets: { makeModel: [{ value: 'Kia Sportage', count: 2 }], carType: [] },
      facetStats: { subscriptionPrice: { min: 1, max: 2 } },
      count: 2,
      pages: 1,
    };
    const view = searchStockViewOf(results, contact);
    expect(searchStockView.strict().parse(view)).toEqual({
      hits: [],
      facets: { make_model: [{ value: 'Kia Sportage', count: 2 }], car_type: [] },
      facetStats: { subscription_price: { min: 1, max: 2 } },
      count: 2,
      ms: 1,
      pages: 1,
    });
  });

  it('says when a lesser engine answered', () => {
    expect(searchStockViewOf({ ...emptyResults, isDegraded: true }, contact).degraded).toBe(true);
  });
});
