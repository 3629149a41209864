import { describe, expect, it } from 'vitest';
import { demoWorld } from '../dealers/demo-world.ts';
import { stockOf } from './stock-of.ts';

const asOf = new Date('2026-11-17T00:00:00Z');
const world = demoWorld(asOf);

describe.each([
  ['harbourside-mazda', 200_000, (model: string | null) => model === 'CX-5', ['new']],
  ['ironbark-motorcycles', 50_000, () => true, ['new']],
] as const)('PAGE-3 the runout of %s', (slug, saving, isOfIt, carTypes) => {
  const dealership = world.dealerships.find((one) => one.slug === slug);
  const cars = dealership
    ? [...stockOf(world, dealership)]
        .map(({ car }) => car)
        .filter(
          ({ carType, year, model }) =>
            (carTypes as readonly (string | null)[]).includes(carType) &&
            (year ?? 0) < asOf.getUTCFullYear() &&
            isOfIt(model),
        )
    : [];

  it('has cars', () => expect(cars.length).toBeGreaterThan(3));

  it('takes its saving off every car that has a price', () => {
    const savings = cars
      .filter(({ priceCents }) => priceCents !== null)
      .map(({ priceCents, beforePriceCents, tag }) => [(beforePriceCents ?? 0) - (priceCents ?? 0), tag]);
    expect(new Set(savings.map(([cents, tag]) => `${cents} ${tag}`))).toEqual(
      new Set([`${saving} Runout Sale`]),
    );
  });
});
