import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { fromPrice } from './from-price.ts';

const settings = settingsWith();

describe('PAGE-6.1 the price of a model', () => {
  it.each([
    [2_799_000, 'From $27,990'],
    [2_799_050, 'From $27,990.50'],
    [1_001, 'From $10.01'],
    [1_000, null],
    [0, null],
    [null, null],
  ])('%s cents read %s', (fromPriceCents, text) => {
    expect(fromPrice({ fromPriceCents }, settings)).toBe(text);
  });

  it('is said in the words of the site', () => {
    const own = settingsWith({ models: { fromPriceText: 'Yours for {amount}' }, price: { aboveCents: 0 } });
    expect(fromPrice({ fromPriceCents: 100 }, own)).toBe('Yours for $1');
  });
});
