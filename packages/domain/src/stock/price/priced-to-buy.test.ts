import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { pricedToBuy, subscriptionBeside } from './priced-to-buy.ts';

const platform = resolveSettings([]).settings;
const settingsWith = (offersSubscriptions: boolean) => ({
  ...platform,
  price: { ...platform.price, offersSubscriptions },
});

describe('a car among prices', () => {
  it.each([
    [true, 1_488_800, 14_900, null, 'Or $149 a week, subscription'],
    [true, null, 14_900, 14_900, null],
    [true, 1_488_800, null, null, null],
    [true, 1_488_800, 0, null, null],
    [false, 1_488_800, 14_900, null, null],
  ])(
    'RULE-3 with subscriptions %s, a price of %s and a subscription of %s is priced by a subscription of %s, and says beside it %s',
    (offers, priceCents, subscriptionPriceCents, left, beside) => {
      const car = buildCar({ priceCents, subscriptionPriceCents });
      const settings = settingsWith(offers);
      expect(pricedToBuy(car, settings).subscriptionPriceCents).toBe(left);
      expect(subscriptionBeside(car, settings)).toBe(beside);
    },
  );
});
