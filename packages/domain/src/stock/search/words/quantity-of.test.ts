import { describe, expect, it } from 'vitest';
import { quantityOf, type SaidQuantity } from './quantity-of.ts';
import { readAmount } from './read-amount.ts';
import type { Bound } from './tables/quantity-words.ts';

function said(
  texts: string,
  bound: Bound | null = null,
  subject: SaidQuantity['subject'] = null,
): string | null {
  const amounts = texts
    .split(' ')
    .map(readAmount)
    .filter((amount) => amount !== null);
  const quantity = quantityOf({ amounts, bound, subject, thisYear: 2026 });
  return quantity && `${quantity.attribute} ${quantity.range.min ?? ''}:${quantity.range.max ?? ''}`;
}

describe('what numbers are of', () => {
  it.each<[string, Bound | null, string]>([
    ['40k', null, 'price :40000'],
    ['100k', 'max', 'price :100000'],
    ['150grand', 'max', 'price :150000'],
    ['$150k', 'max', 'price :150000'],
    ['25000', 'max', 'price :25000'],
    ['$500', 'max', 'price :500'],
    ['80k', 'min', 'price 80000:'],
    ['80k', 'from', 'price 80000:'],
    ['15000 20000', null, 'price 15000:20000'],
    ['30 20k', 'between', 'price 20000:30000'],
    ['20k 30', null, 'price 20000:30000'],
    ['30k', 'around', 'price 27000:33000'],
    ['100000km', null, 'km :100000'],
    ['2015', 'min', 'year 2015:'],
    ['2000', 'from', 'year 2000:'],
    ['2015', 'older', 'year :2015'],
    ['2013', 'max', 'year :2012'],
    ['2015 18', null, 'year 2015:2018'],
    ['7seats', 'min', 'seats 8:'],
    ['7seats', 'from', 'seats 7:'],
  ])('%s (%s): %s', (texts, bound, quantity) => {
    expect(said(texts, bound)).toBe(quantity);
  });

  it('is said before them', () => {
    expect(said('80k', 'max', 'km')).toBe('km :80000');
    expect(said('2018', 'max', 'price')).toBe('price :2018');
    expect(said('2018', null, 'year')).toBe('year 2018:2018');
    expect(said('20k', null, 'year')).toBeNull();
  });

  it.each<[string, Bound | null]>([
    ['50', 'max'],
    ['50000', null],
    ['100000', 'max'],
    ['150k', 'max'],
    ['50km', 'max'],
    ['2000', 'min'],
    ['2000', 'max'],
    ['$500', null],
    ['2010', 'around'],
    ['2028', null],
    ['20k', 'newer'],
    ['20k', 'between'],
    ['7seats', 'newer'],
    ['7seats', 'max'],
    ['7seats', 'around'],
    ['20 30', null],
    ['2000000', 'max'],
  ])('%s (%s) could be of several things', (texts, bound) => {
    expect(said(texts, bound)).toBeNull();
  });
});
