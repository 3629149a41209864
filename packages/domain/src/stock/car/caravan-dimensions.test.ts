import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caravanDimension } from './caravan-dimensions.ts';

describe('a length of a caravan', () => {
  it.each([
    [18, '18 ft (5.49 m)'],
    [7.5, '7.5 ft (2.29 m)'],
    [20.25, '20.25 ft (6.17 m)'],
    [1, '1 ft (0.30 m)'],
    [0, null],
    [null, null],
    [undefined, null],
  ])('RULE-10 of %s feet reads %j', (feet, text) => {
    expect(caravanDimension(feet)).toBe(text);
  });

  it('RULE-10 is the same length in metres, to the centimetre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (hundredths) => {
        const metres = Number(/\((.*) m\)/.exec(caravanDimension(hundredths / 100) ?? '')?.[1]);
        expect(Math.abs(metres - hundredths * 0.003_048)).toBeLessThanOrEqual(0.005_000_001);
      }),
    );
  });
});
