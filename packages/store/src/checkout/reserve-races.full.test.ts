import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raceBuyers } from '../../test/reserve-races.ts';

const races = 1_000;

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

describe('two buyers of one car', () => {
  it(
    'BUY-1.3 have one winner in 1,000 races, and the other is never asked to pay',
    { timeout: 240_000 },
    async () => {
      expect(await raceBuyers(dealers, races)).toEqual({ won: races, reservations: races, payments: races });
    },
  );
});
