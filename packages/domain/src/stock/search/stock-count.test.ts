import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { showResultsText, stockCount } from './stock-count.ts';

const { search, law, searchControls } = resolveSettings([]).settings;
const asSpecified = {
  search: { ...search, stockCountShown: '2,000+' },
  law: { ...law, showsTrueStockCount: false },
};
const lawful = { ...asSpecified, law: { ...law, showsTrueStockCount: true } };

describe('the stock count', () => {
  it.each([
    [0, '0', '0'],
    [1_999, '1,999', '1,999'],
    [2_000, '2,000+', '2,000'],
    [12_345, '2,000+', '12,345'],
  ])('SRCH-13 of %i cars reads %s, and %s where the law group keeps the true one', (count, shown, truly) => {
    expect(stockCount(count, asSpecified)).toBe(shown);
    expect(stockCount(count, lawful)).toBe(truly);
  });

  it('SRCH-7 stands on the button to the results', () => {
    expect(showResultsText(12, asSpecified, searchControls)).toBe('Show me 12 cars');
    expect(showResultsText(1, asSpecified, { showResultsText: 'Show me {count} vans' })).toBe(
      'Show me 1 van',
    );
    expect(showResultsText(21, asSpecified, { showResultsText: '{count} bikes' })).toBe('21 bikes');
    expect(showResultsText(2_000, asSpecified, { showResultsText: '{count}: see {count}' })).toBe(
      '2,000+: see 2,000+',
    );
  });
});
