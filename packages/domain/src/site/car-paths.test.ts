import { describe, expect, it } from 'vitest';
import type { CarId } from '../core/ids.ts';
import {
  carCheckoutPath,
  carFormPath,
  carPath,
  carTradeInPath,
  financePath,
  personalisedFinancePath,
} from './car-paths.ts';
import { isSitePath } from '../core/safe-link.ts';
import { settingsWith } from './test/settings-with.ts';

const slug = '2021-toyota-corolla-a1b2c3';
const id = '01900000-0000-7000-8000-000000000001' as CarId;

describe('URL-3.1 the pages of a car', () => {
  it('lie under its slug', () => {
    expect(carPath(slug)).toBe('/cars/2021-toyota-corolla-a1b2c3');
    expect(carFormPath(slug, 'enquire')).toBe('/cars/2021-toyota-corolla-a1b2c3/enquire');
  });

  it('reserve it at checkout, or at buy-online on sites with the buy-online flag', () => {
    expect(carCheckoutPath(slug, { hasBuyOnline: false })).toBe(`/cars/${slug}/checkout`);
    expect(carCheckoutPath(slug, { hasBuyOnline: true })).toBe(`/cars/${slug}/buy-online`);
  });

  it('name it in the query where they are about something else', () => {
    expect(carTradeInPath(id)).toBe(`/cars/trade-in?car_id=${id}`);
    expect(personalisedFinancePath(id)).toBe(`/personalised/finance?car_id=${id}`);
  });

  it('cannot be led elsewhere by a slug from a feed', () => {
    expect(carPath('../../evil?x#y')).toBe('/cars/..%2F..%2Fevil%3Fx%23y');
  });
});

describe('URL-4.1 the finance page', () => {
  const settings = settingsWith({ finance: { path: '/apply-for-finance' } });

  it('is linked as it is where nothing is known', () => {
    expect(financePath(settings)).toBe('/apply-for-finance');
    expect(financePath(settings, { dealershipSlug: null })).toBe('/apply-for-finance');
    expect(financePath(settings, { dealershipSlug: '' })).toBe('/apply-for-finance');
  });

  it('gets the dealership and the car with its price in dollars', () => {
    const car = { id, carType: 'used', priceCents: 2_499_050 } as const;
    const path = financePath(settings, { dealershipSlug: 'harbour-toyota', car });
    expect(path).toBe(
      `/apply-for-finance?preferredDealership=harbour-toyota&vehiclePriceBudget=24991&car_id=${id}&car_type=used`,
    );
    expect(isSitePath(path)).toBe(true);
  });

  it('leaves out what the car does not say', () => {
    const car = { id, carType: null, priceCents: null };
    expect(financePath(settings, { car })).toBe(`/apply-for-finance?car_id=${id}`);
  });

  it('has a sister for pre-approval', () => {
    expect(financePath(settings, { dealershipSlug: 'a b' }, 'preApproval')).toBe(
      '/finance-pre-approval?preferredDealership=a+b',
    );
  });
});
