import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, vinOf } from './vin.ts';

const arbitraryVin = fc
  .record({
    prefix: fc.constantFrom('68T', '69M', '60X'),
    kind: fc.nat(),
    year: fc.integer({ min: 1980, max: 2040 }),
    serial: fc.nat(),
  })
  .map(vinOf);

const yearCode = (year: number) => vinOf({ prefix: '68T', kind: 1, year, serial: 1 }).charAt(9);

describe('the number of a vehicle', () => {
  it.each([
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
    ['5GZCZ43D13S812715', '1'],
  ])('checks published examples: %s', (vin, digit) => {
    expect(checkDigit(vin)).toBe(digit);
    expect(vin.charAt(8)).toBe(digit);
  });

  it('has seventeen characters without I, O and Q, and its own check digit at the ninth place', () => {
    fc.assert(
      fc.property(arbitraryVin, (vin) => {
        expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
        expect(vin.charAt(8)).toBe(checkDigit(vin));
      }),
    );
  });

  it('notices one wrong digit of the serial number', () => {
    fc.assert(
      fc.property(
        arbitraryVin,
        fc.integer({ min: 11, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (vin, at, by) => {
          const wrong = vin.slice(0, at) + ((Number(vin.charAt(at)) + by) % 10) + vin.slice(at + 1);
          expect(checkDigit(wrong)).not.toBe(vin.charAt(8));
        },
      ),
    );
  });

  it('tells the model year at the tenth place', () => {
    expect([1980, 2009, 2010, 2018, 2021, 2026].map(yearCode)).toEqual(['A', '9', 'A', 'J', 'M', 'T']);
  });
});
