import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateFilter } from './evaluate-filter.ts';
import type { FilterProblem } from './filter-problem.ts';
import { printFilter } from './print-filter.ts';
import { readFilter, savedFilter } from './read-filter.ts';
import { arbitraryFilter, sharedWords, type FlatCar } from './test/arbitrary-filter.ts';

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...sharedWords) },
  { weight: 2, arbitrary: fc.constantFrom(null, '', '  ', 'null', 'NULL') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
);
const number = fc.option(fc.constantFrom(0, 1, 3, 5, 2020, 2021, 29_999, 30_000));

const arbitraryCar = fc.record({
  make: word,
  model: word,
  badge: word,
  colour: word,
  tag: word,
  stockNumber: word,
  carType: fc.constantFrom(null, 'new' as const, 'used' as const, 'demo' as const),
  itemType: fc.constantFrom('car' as const, 'motorcycle' as const, 'caravan' as const),
  priceCents: fc.option(fc.constantFrom(0, 1_000, 1_001, 2_999_900, 2_999_999, 3_000_000, 3_000_001)),
  offerPriceCents: fc.option(fc.constantFrom(0, 2_999_900), { freq: 2 }),
  km: number,
  year: fc.constantFrom(null, 2020, 2021, 2022),
  seats: fc.constantFrom(null, 0, 3, 5),
  photosCount: fc.constantFrom(0, 1, 3, 5),
  reserved: fc.boolean(),
  certified: fc.boolean(),
});

const flatText = (text: string | null) =>
  text === null || /^\s*(?:null)?\s*$/i.test(text) ? undefined : text;

/** Written from expression.ts, and sharing nothing with the tables that evaluateFilter reads. */
function flatten(car: ReturnType<typeof buildCar>): FlatCar {
  const paid = car.offerPriceCents ? car.offerPriceCents : (car.priceCents ?? 0);
  return {
    make: flatText(car.make),
    'manufacturer.name': flatText(car.make),
    model: flatText(car.model),
    badge: flatText(car.badge),
    paint: flatText(car.colour),
    tag: flatText(car.tag),
    stocknum: flatText(car.stockNumber),
    car_type: car.carType ?? undefined,
    item_type: car.itemType,
    price: paid > 1_000 ? paid / 100 : undefined,
    km: car.km ?? undefined,
    year: car.year ?? undefined,
    seats: car.seats ?? undefined,
    photos_count: car.photosCount,
    reserved: car.reserved,
    certified: car.certified,
  };
}

/** Compared as text: a thousand times as quick as a matcher, and thousands are compared. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe('TEN-6.1 a filter in any writing', () => {
  // A second of work, which a machine with much else to do may take long for.
  it(
    'means what a naive reader takes it to mean, before and after it is printed',
    { timeout: 60_000 },
    () => {
      let held = 0;
      fc.assert(
        fc.property(arbitraryFilter, arbitraryCar, ({ text, holds }, overrides) => {
          const [car, filter] = [buildCar(overrides), savedFilter(text)];
          const printed = printFilter(filter);
          const again = savedFilter(printed);
          const expected = holds(flatten(car));
          held += Number(expected);
          return (
            evaluateFilter(filter, car) === expected &&
            isSame(again, filter) &&
            printFilter(again) === printed
          );
        }),
        { numRuns: 5_000, seed: 6 },
      );
      // Filters that nearly always, or nearly never, hold would agree about nothing much.
      expect(held).toBeGreaterThan(1_500);
      expect(held).toBeLessThan(3_500);
    },
  );

  it('is the opposite of itself with not before it', () => {
    fc.assert(
      fc.property(arbitraryFilter, arbitraryCar, ({ text }, overrides) => {
        const [car, filter] = [buildCar(overrides), savedFilter(text)];
        const opposite = savedFilter(`not (${printFilter(filter)})`);
        expect(evaluateFilter(opposite, car)).toBe(!evaluateFilter(filter, car));
      }),
      { numRuns: 200, seed: 6 },
    );
  });
});

const isPlaced = (text: string, { start, end, line, message, marked }: FilterProblem) =>
  0 <= start &&
  start <= end &&
  end <= text.length &&
  line === text.slice(0, start).split('\n').length &&
  /^Line \d+, column \d+: \S.*[.?]$/su.test(message) &&
  /^[^\n]*\n *\^+$/u.test(marked);

describe('TEN-6.1 a text of any origin', () => {
  const pieces = ['make', 'price', 'car_type', '3', 'used', 'missing', 'é', '🚗', '\n', '\0'];
  const signs = [' ', '=', '<', ':', '(', ')', ',', '"', "'", '\\'];
  const words = ['!=', ' and ', ' or ', ' not ', ' in ', ' is '];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom(...pieces, ...signs, ...words), { maxLength: 25 })
      .map((parts) => parts.join('')),
  );

  it('is read, or refused with a reason and with a place that is in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readFilter(text);
        const problems = read.ok ? [] : read.error;
        expect(problems.length > 0).toBe(!read.ok);
        expect(problems.filter((problem) => !isPlaced(text, problem))).toEqual([]);
      }),
      { numRuns: 1_500, seed: 6 },
    );
  });
});
