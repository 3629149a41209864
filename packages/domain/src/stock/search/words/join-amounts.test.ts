import { describe, expect, it } from 'vitest';
import { joinAmounts } from './join-amounts.ts';
import { goldenLexicon } from './test/golden-lexicon.ts';
import { typedTokens } from './typed-tokens.ts';

const joined = (text: string) =>
  joinAmounts(typedTokens(text), goldenLexicon).map(({ start, end, amount, isHeld }) => {
    const typed = text.slice(start, end);
    if (isHeld) return `(${typed})`;
    return amount ? `${typed} = ${amount.value}${amount.unit === null ? '' : ` ${amount.unit}`}` : typed;
  });

describe('a number and its unit', () => {
  it.each<[string, string[]]>([
    ['40 grand', ['40 grand = 40000']],
    ['40 000 kms', ['40 000 kms = 40000 km']],
    ['$12 500', ['$12 500 = 12500 price']],
    ['under 12 500', ['under', '12 500 = 12500']],
    ['12 500km', ['12 500km = 12500 km']],
    ['12 500 km', ['12 500 km = 12500 km']],
    ['12 500', ['12 = 12', '500 = 500']],
    ['12 500k', ['12 = 12', '500k = 500000']],
    ['40k on the clock', ['40k on the clock = 40000 km']],
    ['20k ish', ['20k ish = 20000']],
    ['40 km ish', ['40 km ish = 40 km']],
    ['7 seats', ['7 seats = 7 seats']],
    ['seven seater', ['seven seater = 7 seats']],
    ['twenty five grand', ['twenty five grand = 25000']],
    ['seven or eight seats', ['seven = 7', 'or', 'eight seats = 8 seats']],
    ['forty', ['forty']],
    ['6 speed manual', ['(6 speed)', 'manual']],
    ['$120 a week', ['($120 a week)']],
    ['500 per week hilux', ['(500 per week)', 'hilux']],
    ['20k deposit', ['(20k deposit)']],
    ['5 series', ['5 = 5', 'series']],
    ['4 wheel drive', ['4 = 4', 'wheel', 'drive']],
    ['2019 grand vitara', ['2019 = 2019', 'grand', 'vitara']],
    ['10 grand vitara', ['10 = 10', 'grand', 'vitara']],
    ['2018 year', ['2018 = 2018', 'year']],
    ['2018 week', ['(2018 week)']],
    ['2000 seats', ['2000 = 2000', 'seats']],
    ['40 km grand', ['40 km = 40 km', 'grand']],
    ['7 "seats"', ['7 = 7', '("seats")']],
  ])('%s', (text, words) => {
    expect(joined(text)).toEqual(words);
  });
});
