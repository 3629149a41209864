import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { modelPrice } from './model-price.ts';

const settings = settingsWith({ law: { showsPriceBasis: true } });
const model = { fromPriceCents: 2_799_000, fromPriceType: null };

describe('LAW-2.2 the price of a model', () => {
  it('stands beside what the site’s prices include, where the maker says nothing', () => {
    expect(modelPrice(model, settings)).toEqual({
      amount: 'From $27,990',
      basis: settings.price.typeLabels.excludingCharges,
    });
  });

  it('stands beside what the maker says of it', () => {
    expect(modelPrice({ ...model, fromPriceType: 'drive away' }, settings)?.basis).toBe(
      settings.price.typeLabels.driveAway,
    );
  });

  it('TEN-7 is ride away where the maker says so, whatever else the site sells', () => {
    const basis = modelPrice({ ...model, fromPriceType: 'Ride Away' }, settings)?.basis;
    expect(basis?.toLowerCase()).toBe('ride away');
  });

  it('says it once, where the words of the site do already', () => {
    const own = settingsWith({ models: { fromPriceText: 'From {amount} plus on-roads' } });
    expect(modelPrice(model, own)).toEqual({ amount: 'From $27,990 plus on-roads', basis: null });
  });

  it('says no more than the maker without the law’s form', () => {
    const plain = settingsWith({ law: { showsPriceBasis: false } });
    expect(modelPrice(model, plain)?.basis).toBeNull();
  });

  it('is none where there is none', () => {
    expect(modelPrice({ ...model, fromPriceCents: null }, settings)).toBeNull();
  });
});
