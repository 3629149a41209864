import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { priceDisplay, type PriceCar, type PriceSettings } from './price-display.ts';

const platform = resolveSettings([]).settings;
const site = (
  price: Partial<PriceSettings['price']> = {},
  law: Partial<PriceSettings['law']> = {},
): PriceSettings => ({
  price: { ...platform.price, ...price },
  law: { ...platform.law, ...law },
});
const show = (car: Partial<PriceCar>, settings = site()) =>
  priceDisplay(buildCar({ priceCents: null, ...car }), settings);

const contact = { kind: 'none', text: 'Contact us for price' };

describe('the price', () => {
  it('RULE-3 is the car price with its type', () => {
    expect(show({ priceCents: 2_499_000 })).toEqual({
      kind: 'price',
      cents: 2_499_000,
      amount: '$24,990',
      type: 'Drive away',
      was: null,
    });
  });

  it('RULE-3 goes by the order of the product', () => {
    const settings = site({ offersSubscriptions: true });
    const all = { subscriptionPriceCents: 19_900, priceCents: 2_499_000, preorder: true };
    expect(show(all, settings)).toEqual({
      kind: 'subscription',
      cents: 19_900,
      amount: '$199',
      unit: 'a week, subscription',
      purchase: 'To buy: $24,990 Drive away',
    });
    expect(show({ ...all, priceCents: null }, settings)).toMatchObject({ purchase: null });
    expect(show({ ...all, subscriptionPriceCents: null }, settings)).toMatchObject({ amount: '$24,990' });
    expect(show({ ...all, subscriptionPriceCents: null, priceCents: null }, settings)).toEqual({
      kind: 'preorder',
      text: 'Preorder',
    });
    expect(show({}, settings)).toEqual(contact);
  });

  it.each([
    [true, 1, 'subscription'],
    [true, 0, 'price'],
    [true, null, 'price'],
    [false, 19_900, 'price'],
  ])(
    'RULE-3 with subscriptions %s and a subscription price of %s is of the kind %s',
    (offers, cents, kind) => {
      const car = { priceCents: 2_499_000, subscriptionPriceCents: cents };
      expect(show(car, site({ offersSubscriptions: offers })).kind).toBe(kind);
    },
  );

  it.each([
    [1_001, null, '$10.01'],
    [1_000, null, null],
    [0, null, null],
    [2_499_000, 2_399_000, '$23,990'],
    [2_499_000, 0, '$24,990'],
    [null, 2_399_000, '$23,990'],
    [2_499_000, 2_599_000, '$25,990'],
  ])('RULE-3 of price %s and offer %s is %s', (priceCents, offerPriceCents, amount) => {
    const shown = show({ priceCents, offerPriceCents });
    expect('amount' in shown ? shown.amount : null).toBe(amount);
  });

  it('RULE-3 begins above the amount of the site', () => {
    const settings = site({ aboveCents: 50_000, noPriceText: 'POA', preorderText: 'Order ahead' });
    expect(show({ priceCents: 50_001 }, settings).kind).toBe('price');
    expect(show({ priceCents: 50_000 }, settings)).toEqual({ kind: 'none', text: 'POA' });
    expect(show({ priceCents: 50_000, preorder: true }, settings)).toEqual({
      kind: 'preorder',
      text: 'Order ahead',
    });
  });

  it('LAW-2.1 carries its basis also where the car does not say it', () => {
    const car = { priceCents: 2_499_000, priceType: null };
    expect(show(car)).toMatchObject({ type: null });
    expect(show(car, site({}, { showsPriceBasis: true }))).toMatchObject({ type: 'Excl. govt charges' });
  });

  it('RULE-3 says something of every car', () => {
    const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
    const anyCar = fc.record({
      priceCents: cents,
      offerPriceCents: cents,
      beforePriceCents: cents,
      subscriptionPriceCents: cents,
      priceType: fc.option(fc.constantFrom('', 'null', 'EGC')),
      preorder: fc.boolean(),
      priceHistory: fc.constant<PriceCar['priceHistory']>([]),
    });
    fc.assert(
      fc.property(anyCar, fc.boolean(), (car, offersSubscriptions) => {
        const shown = priceDisplay(car, site({ offersSubscriptions }));
        expect('text' in shown ? shown.text : shown.amount).not.toBe('');
        if (shown.kind !== 'price') return;
        expect(shown.cents).toBeGreaterThan(1_000);
        expect(shown.was !== null).toBe((car.beforePriceCents ?? 0) > shown.cents);
      }),
    );
  });
});

describe('the former price', () => {
  const reduced = buildCar({ priceCents: 2_499_000, beforePriceCents: 2_649_050 });
  const was = (settings: PriceSettings, car: PriceCar = reduced) => {
    const shown = priceDisplay(car, settings);
    return shown.kind === 'price' ? shown.was : shown;
  };

  it('RULE-3 is struck through where it was higher', () => {
    expect(was(site())).toEqual({ word: 'Was', amount: '$26,490.50', saving: null });
    expect(was(site({ wasText: 'Before' }))).toMatchObject({ word: 'Before' });
  });

  it.each([
    [2_499_001, true],
    [2_499_000, false],
    [2_498_999, false],
    [null, false],
  ])('RULE-3 of %s shows beside $24,990: %s', (beforePriceCents, shows) => {
    expect(was(site(), { ...reduced, beforePriceCents }) !== null).toBe(shows);
  });

  it('RULE-3 is compared with the offer where there is one', () => {
    const offered = { ...reduced, offerPriceCents: 2_399_000, beforePriceCents: 2_450_000 };
    expect(was(site(), offered)).toMatchObject({ amount: '$24,500' });
  });

  it('names the saving, or stays away, as the site says', () => {
    expect(was(site({ showsSaving: true }))).toMatchObject({ saving: 'Save $1,500.50' });
    expect(was(site({ showsWasPrice: false, showsSaving: true }))).toBeNull();
  });

  it('LAW-2.6 shows only where the history proves it', () => {
    const lawful = site({}, { needsWasPriceEvidence: true, wasPriceDays: 10 });
    const priceHistory = [
      { askedFrom: new Date('2026-01-01T00:00:00Z'), cents: 2_649_050 },
      { askedFrom: new Date('2026-01-11T00:00:00Z'), cents: 2_499_000 },
    ];
    expect(was(lawful, { ...reduced, priceHistory })).toMatchObject({ amount: '$26,490.50' });
    expect(was(lawful, { ...reduced, priceHistory: priceHistory.slice(1) })).toBeNull();
    const stricter = site({}, { needsWasPriceEvidence: true, wasPriceDays: 11 });
    expect(was(stricter, { ...reduced, priceHistory })).toBeNull();
  });
});
