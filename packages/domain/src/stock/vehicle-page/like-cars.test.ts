import { describe, expect, it } from 'vitest';
import { buildCar } from '@forecourt/testkit/build-car';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { likeCars } from './like-cars.ts';

const { settings } = resolveSettings([]);
const hilux = (dollars: number, km: number | null, overrides: object = {}) =>
  buildCar({
    make: 'Toyota',
    model: 'HiLux',
    year: 2019,
    km,
    carType: 'used',
    priceCents: dollars * 100,
    offerPriceCents: null,
    priceType: 'Drive Away',
    ...overrides,
  });
const car = hilux(38_490, 88_140);
const others = [30_000, 32_000, 34_000, 36_000, 40_000, 42_000].map((dollars, place) =>
  hilux(dollars, 60_000 + place * 10_000, { year: 2018 + (place % 3) }),
);

describe('VDP-3 cars like one', () => {
  it('stand by price from left to right and by kilometres from top to bottom, this one among them', () => {
    const plot = likeCars(car, [car, ...others], settings);
    expect(plot).toMatchObject({
      prices: ['$30,000', '$42,000'],
      kms: ['60,000 km', '110,000 km'],
      text: 'The large dot is this one, the others 6 more Toyota HiLux from 2018 to 2020 on this site, all drive away.',
      described:
        'Price and kilometres: this one $38,490 and 88,140 km, beside 6 more Toyota HiLux from 2018 to 2020 from $30,000 to $42,000 and 60,000 km to 110,000 km.',
    });
    expect(plot?.others[0]).toEqual({ x: 0, y: 0 });
    expect(plot?.others.at(-1)).toEqual({ x: 100, y: 100 });
    expect(plot?.own.x).toBeCloseTo(70.8);
  });

  it('say by what basis all of them are priced, and one year as one', () => {
    const sameYear = others.map((one) => ({ ...one, year: 2019, priceType: 'EGC' }));
    expect(likeCars({ ...car, priceType: 'EGC' }, sameYear, settings)?.text).toBe(
      'The large dot is this one, the others 6 more Toyota HiLux from 2019 on this site, all before government charges.',
    );
    const unsaid = others.map((one) => ({ ...one, priceType: null }));
    expect(likeCars({ ...car, priceType: null }, unsaid, settings)?.text).toContain(
      'all before government charges',
    );
  });

  it.each([
    ['fewer than six', car, others.slice(1)],
    ['one of another basis', car, [...others.slice(1), hilux(30_000, 60_000, { priceType: 'EGC' })]],
    ['one that is much older', car, [...others.slice(1), hilux(30_000, 60_000, { year: 2009 })]],
    ['one that is new', car, [...others.slice(1), hilux(30_000, 60_000, { carType: 'new' })]],
    ['one that nobody knows the kilometres of', car, [...others.slice(1), hilux(30_000, null)]],
    ['this one without its year', hilux(38_490, 88_140, { year: null }), others],
    ['this one without its kilometres', hilux(38_490, null), others],
  ])('are not drawn for %s', (_, own, found) => {
    expect(likeCars(own, found, settings)).toBeNull();
  });
});
