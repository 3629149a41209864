import { describe, expect, it } from 'vitest';
import { joinAmounts } from './join-amounts.ts';
import { readQuantity } from './read-quantity.ts';
import { goldenLexicon } from './test/golden-lexicon.ts';
import { typedTokens } from './typed-tokens.ts';

function quantity(text: string, at = 0): string | null {
  const found = readQuantity(joinAmounts(typedTokens(text), goldenLexicon), at, 2026);
  if (!found) return null;
  if (!found.quantity) return `unsure, ${found.length}`;
  const { attribute, range } = found.quantity;
  return `${attribute} ${range.min ?? ''}:${range.max ?? ''}, ${found.length}`;
}

describe('a quantity', () => {
  it.each([
    ['under 40k', 'price :40000, 2'],
    ['no more than 30k', 'price :30000, 4'],
    ['price under 20k', 'price :20000, 3'],
    ['max budget 20000', 'price :20000, 3'],
    ['less then 20k', 'price :20000, 3'],
    ['no older than 2015', 'year 2015:, 4'],
    ['2012 or before', 'year :2012, 3'],
    ['budget 25k', 'price :25000, 2'],
    ['<20k', 'price :20000, 1'],
    ['~20k', 'price 18000:22000, 1'],
    ['between 15 and 20 grand', 'price 15000:20000, 4'],
    ['$20-30k', 'price 20000:30000, 3'],
    ['from 10k to 15k', 'price 10000:15000, 4'],
    ['20k and under', 'price :20000, 3'],
    ['40k on the road', 'price :40000, 1'],
    ['30k 2019', 'price :30000, 1'],
    ['kms under 80k', 'km :80000, 3'],
    ['50k-100k kms', 'km 50000:100000, 3'],
    ['2019', 'year 2019:2019, 1'],
    ['2019+', 'year 2019:, 1'],
    ['2019+ 2020', 'year 2019:, 1'],
    ['2018 onwards', 'year 2018:, 2'],
    ['2018 or older', 'year :2018, 3'],
    ['2018 2020', 'year 2018:2020, 2'],
    ['2018 or 2019', 'year 2018:2019, 3'],
    ['2018-20', 'year 2018:2020, 3'],
    ['2019/20', 'year 2019:2020, 3'],
    ['newer than 2016', 'year 2016:, 3'],
    ['from 2018 2020', 'year 2018:, 2'],
    ['2021 model camry', 'year 2021:2021, 2'],
    ['2021 model y', 'year 2021:2021, 1'],
    ['7 seats', 'seats 7:7, 1'],
    ['7 or 8 seats', 'seats 7:8, 3'],
    ['7 or more seats', 'seats 7:, 4'],
    ['seats 7', 'seats 7:7, 2'],
    ['under 50', 'unsure, 2'],
    ['20 or 30', 'unsure, 1'],
    ['20/30', 'unsure, 1'],
  ])('%s: %s', (text, said) => {
    expect(quantity(text)).toBe(said);
  });

  it.each(['hilux', 'under hilux', 'seats 2018', 'seats 40k', 'price', 'seats'])('%s: none', (text) => {
    expect(quantity(text)).toBeNull();
  });

  it('is not the number of something else', () => {
    expect(quantity('stock 2019', 1)).toBe('unsure, 1');
    expect(quantity('rego from 2019', 1)).toBe('year 2019:, 2');
    expect(quantity('stock year 2019', 1)).toBe('year 2019:2019, 2');
  });
});
