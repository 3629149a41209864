import { describe, expect, it } from 'vitest';
import { putTowards } from './put-towards.ts';

const dollars = (price: number, offer: number, owing = 0) => {
  const { lenderCents, lenderLeftCents, towardsCents, leftCents, backCents } = putTowards({
    priceCents: price * 100,
    offerCents: offer * 100,
    owingCents: owing * 100,
  });
  return [lenderCents, lenderLeftCents, towardsCents, leftCents, backCents].map((cents) => cents / 100);
};

describe('TRADE-10 an offer that is put towards a car', () => {
  it.each([
    // price, offer, owing: to the lender, still owed, towards the car, left to pay, paid out
    [52_990, 27_400, 0, [0, 0, 27_400, 25_590, 0]],
    [52_990, 27_400, 6_200, [6_200, 0, 21_200, 31_790, 0]],
    [20_000, 27_400, 0, [0, 0, 27_400, 0, 7_400]],
    [20_000, 27_400, 30_000, [27_400, 2_600, 0, 20_000, 0]],
    [27_400, 27_400, 0, [0, 0, 27_400, 0, 0]],
  ])('of %i with %i, %i of it owing', (price, offer, owing, sums) => {
    expect(dollars(price, offer, owing)).toEqual(sums);
  });
});
