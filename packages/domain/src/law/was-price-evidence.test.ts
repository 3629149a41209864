import { describe, expect, it } from 'vitest';
import { daysAskedBefore, mayShowWasPrice, wasPriceFinding, type AskedPrice } from './was-price-evidence.ts';

const where = { page: 'vehicle', part: 'price', id: 'car-1' } as const;

/** Prices by the day of May 2026 on which they began. */
function history(...prices: readonly [day: number, dollars: number][]): readonly AskedPrice[] {
  return prices.map(([day, dollars]) => ({ cents: dollars * 100, from: new Date(Date.UTC(2026, 4, day)) }));
}

const was = 2_000_000;

describe('LAW-2 how long a former price was asked', () => {
  it.each<[string, readonly AskedPrice[], number]>([
    ['a price that fell after 28 days', history([1, 20_000], [29, 18_000]), 28],
    ['a higher price before it', history([1, 21_000], [10, 20_000], [29, 18_000]), 28],
    ['a lower price before it', history([1, 19_999], [10, 20_000], [29, 18_000]), 19],
    ['a lower price between', history([1, 20_000], [20, 19_000], [25, 20_000], [29, 18_000]), 4],
    ['a lower price right before', history([1, 20_000], [20, 19_000], [29, 18_000]), 0],
    ['no other price', history([1, 18_000]), 0],
    ['no history', [], 0],
  ])('%s', (_title, prices, expected) => {
    expect(daysAskedBefore(prices, was)).toBe(expected);
  });

  it('counts whole days only', () => {
    const prices = [
      { cents: was, from: new Date('2026-05-01T00:00:00Z') },
      { cents: 1_800_000, from: new Date('2026-05-28T23:59:59Z') },
    ];
    expect(daysAskedBefore(prices, was)).toBe(27);
  });
});

describe('LAW-2 a former price with evidence', () => {
  const proven = history([1, 20_000], [29, 18_000]);
  const unproven = history([1, 20_000], [28, 18_000]);
  const law = { needsWasPriceEvidence: true, wasPriceDays: 28 };

  it('shows where it is proven, or where nobody asks', () => {
    expect(mayShowWasPrice(proven, was, law)).toBe(true);
    expect(mayShowWasPrice(unproven, was, law)).toBe(false);
    expect(mayShowWasPrice([], was, { ...law, needsWasPriceEvidence: false })).toBe(true);
  });

  it('is found where it is shown without', () => {
    expect(wasPriceFinding({ where, wasCents: was, history: proven }, law)).toBeNull();
    expect(wasPriceFinding({ where, wasCents: was, history: unproven }, law)).toMatchObject({
      rule: 'was_price',
      severity: 'breach',
      what: 'The former price was asked for 27 of the 28 days that prove it.',
      where,
      mendedBy: 'operator',
      mend: 'Switch on law.needsWasPriceEvidence.',
    });
  });
});
