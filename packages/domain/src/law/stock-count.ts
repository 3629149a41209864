/** @planned LAW-1.1 */
import { finding, type Finding, type Place } from './finding.ts';

/** That a page names another number of cars than there are: the shown words have the true count or are wrong. */
export function stockCountFinding(shown: string, trueCount: number, where: Place): Finding | null {
  const numbers = shown.match(/\d[\d,]*/g)?.map((digits) => Number(digits.replaceAll(',', ''))) ?? [];
  if (numbers.every((number) => number === trueCount)) return null;
  return finding('stock_count', {
    severity: 'risk',
    what: `The page counts '${shown}' cars where there are ${trueCount}.`,
    where,
    mendedBy: 'operator',
    mend: 'Switch on law.showsTrueStockCount.',
  });
}
