import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { checkoutJourneyPath, checkoutKind, checkoutPath } from './checkout-path.ts';

const { checkout } = resolveSettings([]).settings;

describe('the way to the checkout', () => {
  it.each([
    [true, false, 'checkout', '/cars/2021-toyota-corolla/checkout'],
    [true, true, 'buy-online', '/cars/2021-toyota-corolla/buy-online'],
    [false, true, 'buy-online', '/cars/2021-toyota-corolla/buy-online'],
    [false, false, null, null],
  ])(
    'URL-3.3 URL-3.4 with reserving %s and buying online %s is %s',
    (hasReserveOnline, hasBuyOnline, kind, path) => {
      const site = { hasReserveOnline, hasBuyOnline };
      expect(checkoutKind(site)).toBe(kind);
      expect(checkoutPath({ slug: '2021-toyota-corolla' }, site)).toBe(path);
    },
  );

  it('URL-3.3 stays one part of the address whatever the slug holds', () => {
    expect(checkoutPath({ slug: 'a/b?c' }, checkout)).toBe('/cars/a%2Fb%3Fc/checkout');
  });

  it.each([
    [true, 'used', ['used'], '/checkout-journey?car_id=a%26b'],
    [true, 'demo', ['used', 'demo'], '/checkout-journey?car_id=a%26b'],
    [true, 'new', ['used'], null],
    [true, null, ['used'], null],
    [false, 'used', ['used'], null],
  ] as const)(
    'URL-3.5 BUY-2.1 with the journey %s, of a %s car where %j are sold so, is %j',
    (has, carType, types, path) => {
      const site = { hasCheckoutJourney: has, journeyCarTypes: [...types] };
      expect(checkoutJourneyPath({ slug: 'a&b', carType }, site)).toBe(path);
    },
  );

  it('URL-3.5 cannot be led elsewhere by a slug from a feed', () => {
    const site = { hasCheckoutJourney: true, journeyCarTypes: ['used' as const] };
    expect(checkoutJourneyPath({ slug: 'a&redirect=//evil', carType: 'used' }, site)).toBe(
      '/checkout-journey?car_id=a%26redirect%3D%2F%2Fevil',
    );
  });
});
