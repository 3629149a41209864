import { expect, it } from 'vitest';
import { stockCountFinding } from './stock-count.ts';

const where = { page: 'search', part: 'count', id: null } as const;

it.each([
  ['2,134', 2_134],
  ['Show me 12 cars', 12],
  ['0', 0],
  ['Our cars', 2_134],
  ['', 5],
])('SRCH-13 LAW-1.1 finds nothing in %j of %d', (shown, trueCount) => {
  expect(stockCountFinding(shown, trueCount, where)).toBeNull();
});

it.each(['2000+', '2,000', 'Over 1,999', '2,134 of 2,200'])('SRCH-13 LAW-1.1 finds %j of 2134', (shown) => {
  expect(stockCountFinding(shown, 2_134, where)).toMatchObject({
    rule: 'stock_count',
    severity: 'risk',
    what: `The page counts '${shown}' cars where there are 2134.`,
    where,
    mendedBy: 'operator',
    mend: 'Switch on law.showsTrueStockCount.',
  });
});
