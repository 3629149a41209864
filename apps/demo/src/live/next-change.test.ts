import { buildCar } from '@forecourt/testkit/build-car';
import { randomFor } from '@forecourt/testkit/world/random';
import { describe, expect, it } from 'vitest';
import { nextChange } from './next-change.ts';

const many = (overrides: Parameters<typeof buildCar>[0]) =>
  Array.from({ length: 400 }, (_, step) => nextChange(buildCar(overrides), randomFor(`test/${step}`)));

describe('what a dealer does next', () => {
  it.each([{ status: 'sold' }, { sold: true }, { status: null }, { showOnDealerWebsite: false }])(
    'is nothing with a car that is %j',
    (state) => {
      expect(new Set(many(state))).toEqual(new Set([null]));
    },
  );

  it('is the end of a reservation', () => {
    expect(new Set(many({ reserved: true }).map((change) => change?.kind))).toEqual(
      new Set(['sell', 'release']),
    );
  });

  it('is every kind of change of a car that is for sale', () => {
    expect(new Set(many({}).map((change) => change?.kind))).toEqual(
      new Set(['reprice', 'reserve', 'sell', 'withdraw']),
    );
  });

  it.each([null, 0, 1_500_000, 9_999_900])('is a price in whole tens of dollars, from %s', (priceCents) => {
    for (const change of many({ priceCents })) {
      if (change?.kind !== 'reprice') continue;
      const { priceCents: next, beforePriceCents } = change.prices;
      expect(next).toBeGreaterThan(90_000);
      expect((next ?? 0) % 1_000).toBe(0);
      expect(beforePriceCents === null || beforePriceCents > (next ?? 0)).toBe(true);
    }
  });

  it('is the same for the same draw', () => {
    expect(many({ id: '01900000-0000-7000-8000-000000000001' as never })).toEqual(
      many({ id: '01900000-0000-7000-8000-000000000001' as never }),
    );
  });
});
