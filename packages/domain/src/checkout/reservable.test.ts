import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { isReservable, type ReservableSettings } from './reservable.ts';

const platform = resolveSettings([]).settings;
const site = (
  checkout: Partial<ReservableSettings['checkout']> = {},
  usesAutograb = true,
): ReservableSettings => ({ checkout: { ...platform.checkout, ...checkout }, site: { usesAutograb } });

describe('reserving a car by the standard rule', () => {
  it.each([
    ['in stock', {}, true],
    ['coming', { status: 'coming_soon' }, false],
    ['sold', { status: 'sold' }, false],
    ['of no status', { status: null }, false],
    ['in stock and flagged sold', { sold: true }, false],
    ['reserved', { reserved: true }, false],
    ['of $200', { priceCents: 20_000 }, false],
    ['of one cent more', { priceCents: 20_001 }, true],
    ['without a price', { priceCents: null }, false],
    ['offered for $200', { offerPriceCents: 20_000 }, false],
  ])('RULE-6.1 of one that is %s: %s', (_, change, expected) => {
    expect(isReservable(buildCar(change), site())).toBe(expected);
  });

  it('RULE-6.1 needs AutoGrab, unless the site does not ask for it', () => {
    expect(isReservable(buildCar(), site({}, false))).toBe(false);
    expect(isReservable(buildCar(), site({ needsAutograb: false }, false))).toBe(true);
  });

  it('RULE-6.1 has the least price of the site', () => {
    const dear = site({ abovePriceCents: 2_499_000 });
    expect(isReservable(buildCar({ priceCents: 2_499_000 }), dear)).toBe(false);
    expect(isReservable(buildCar({ priceCents: 2_499_001 }), dear)).toBe(true);
  });
});

describe('reserving a car by the rule of the site', () => {
  const own = site({ rule: 'site', siteRule: 'make = Toyota and year >= 2020' }, false);

  it.each([
    ['that fits its filter', {}, true],
    ['that is coming', { status: 'coming_soon' }, true],
    ['without a price', { priceCents: null }, true],
    ['that does not fit', { make: 'Kia' }, false],
    ['that is too old for it', { year: 2019 }, false],
    ['that is not available', { status: 'withdrawn' }, false],
    ['that is sold', { sold: true }, false],
    ['that is reserved', { reserved: true }, false],
  ])('RULE-6.2 of one %s: %s', (_, change, expected) => {
    expect(isReservable(buildCar(change), own)).toBe(expected);
  });

  it('RULE-6.2 lets every available car be reserved where the filter is empty', () => {
    expect(isReservable(buildCar({ make: null }), site({ rule: 'site' }))).toBe(true);
  });
});

describe('reserving a car by either rule', () => {
  it.each(['standard', 'site'] as const)('BUY-1.1 by the %s rule needs a page that takes it', (rule) => {
    const car = buildCar();
    expect(isReservable(car, site({ rule, hasReserveOnline: false }))).toBe(false);
    expect(isReservable(car, site({ rule, hasReserveOnline: false, hasBuyOnline: true }))).toBe(true);
  });

  it('BUY-1.1 needs a deposit that can be paid', () => {
    const free = site({ reserveAmountCents: 0 });
    expect(isReservable(buildCar(), free)).toBe(false);
    expect(isReservable(buildCar({ reserveAmountCents: 100 }), free)).toBe(true);
  });
});
