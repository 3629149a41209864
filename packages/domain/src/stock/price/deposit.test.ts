import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { depositAmount, depositCents, depositPromise, refundCents } from './deposit.ts';

const { checkout } = resolveSettings([]).settings;

describe('the deposit', () => {
  it.each([
    [null, 20_000, '$200'],
    [0, 20_000, '$200'],
    [1, 1, '$0.01'],
    [50_000, 50_000, '$500'],
  ])('BUY-1.1 of a car with a reserve amount of %s is %s cents', (reserveAmountCents, cents, amount) => {
    expect(depositCents(buildCar({ reserveAmountCents }), checkout)).toBe(cents);
    expect(depositAmount(buildCar({ reserveAmountCents }), checkout)).toBe(amount);
  });

  it('BUY-1.1 is promised with its hours and its refund', () => {
    expect(depositPromise(buildCar(), checkout)).toBe('$200 holds this car for 48 hours. 100% refundable.');
    const site = { ...checkout, holdHours: 72, refundPercent: 50, promiseText: '{percent} {hours} {amount}' };
    expect(depositPromise(buildCar({ reserveAmountCents: 30_000 }), site)).toBe('50 72 $300');
  });

  it('BUY-1.1 comes back whole, or the part that the site names', () => {
    expect(refundCents(20_000, checkout)).toBe(20_000);
    expect(refundCents(20_001, { refundPercent: 50 })).toBe(10_001);
    expect(refundCents(20_000, { refundPercent: 0 })).toBe(0);
  });
});
