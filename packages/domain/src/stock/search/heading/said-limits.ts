import { readPriceRange } from '../../attributes/price-range.ts';
import { formatDollars } from '../../../core/money.ts';
import type { ChosenRange, ChosenRanges } from '../search-state.ts';

const dollars = (amount: number) => formatDollars(amount * 100);
// As formatDollars does it: server and browser must print the same.
const thousands = (count: number) => dollars(count).slice(1);

const open: ChosenRange = { min: null, max: null };

/** What it tows, how new, how dear and how far driven: towing 3,000 kg from 2019 under $40,000 with under 50,000 km. */
export function saidLimits(
  { price = open, km = open, year = open, towing = open }: ChosenRanges,
  weeklyPriceRange: readonly string[] = [],
): string {
  const priced = [saidPrice(price), saidWeekly(weeklyPriceRange)].filter((part) => part !== '').join(' and ');
  return [saidTowing(towing), saidYears(year), priced, saidKm(km, priced !== '')]
    .filter((part) => part !== '')
    .join(' ');
}

function saidTowing({ min, max }: ChosenRange): string {
  if (min === null) return max === null ? '' : `towing up to ${thousands(max)} kg`;
  return max === null ? `towing ${thousands(min)} kg` : `towing ${thousands(min)} to ${thousands(max)} kg`;
}

/** One range alone: several that were ticked are said by their chips. */
function saidWeekly(ranges: readonly string[]): string {
  const range = ranges.length === 1 ? readPriceRange(ranges[0] as string) : null;
  if (range === null) return '';
  const said = saidPrice({ min: range.from, max: range.below });
  return said === '' ? '' : `${said} a week`;
}

/** A single year stands before the name: 2019 Toyota HiLux. */
function saidYears({ min, max }: ChosenRange): string {
  if (min === null) return max === null ? '' : `up to ${max}`;
  if (max === null) return `from ${min}`;
  return min === max ? '' : `from ${min} to ${max}`;
}

function saidPrice({ min, max }: ChosenRange): string {
  if (min === null) return max === null ? '' : `under ${dollars(max)}`;
  return max === null ? `over ${dollars(min)}` : `between ${dollars(min)} and ${dollars(max)}`;
}

function saidKm({ min, max }: ChosenRange, isPriced: boolean): string {
  const lead = isPriced ? 'with ' : '';
  if (min === null) return max === null ? '' : `${lead}under ${thousands(max)} km`;
  return max === null ? `${lead}over ${thousands(min)} km` : `with ${thousands(min)} to ${thousands(max)} km`;
}
