import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { marketOf } from './market.ts';

const valued = { worth: 20_000, basis: 'excludingCharges', cars: 14 } as const;
const asOf = new Date('2026-06-15T02:00:00Z');

describe('the averages of a valuation service', () => {
  it('RULE-7 lie around what the car is worth, of a day of the past fortnight', () => {
    for (let car = 0; car < 200; car += 1) {
      const market = marketOf(valued, asOf, randomFor(`car/${car}`));
      expect(Math.abs((market.averagePriceCents ?? 0) - 2_000_000)).toBeLessThan(400_000);
      expect(market.averagedOn ?? '2026-06-14').toMatch(/^2026-06-(?:0[1-9]|1[0-4])$/);
    }
  });

  it('RULE-7 are of the basis on which the dealership asks', () => {
    const bases = (['excludingCharges', 'driveAway', 'estimate', null] as const).map(
      (basis) => marketOf({ ...valued, basis }, asOf, randomFor('car/1')).averageBasis,
    );
    expect(bases).toEqual(['excludingCharges', 'driveAway', 'excludingCharges', 'excludingCharges']);
  });

  it('RULE-7 are missing for the state now and then', () => {
    const markets = Array.from({ length: 200 }, (_, car) => marketOf(valued, asOf, randomFor(`car/${car}`)));
    const ofState = markets.filter(({ stateAveragePriceCents }) => stateAveragePriceCents !== null);
    expect(ofState.length).toBeGreaterThan(120);
    expect(ofState.length).toBeLessThan(190);
  });
});
