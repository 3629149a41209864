import { formatDollars } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { priceTypeWords } from '../price/price-basis.ts';
import type { Car } from '../car/car.ts';
import type { FacetStats } from './search-results.ts';

interface FoundPrices {
  /** Of all that was found, in dollars; null where none has a price. */
  readonly prices: FacetStats | null;
  /** Above this a price is no usual one on this site: a zero too many, most likely. */
  readonly usualHighest: number | null;
  readonly count: number;
  /** The cars of this page. */
  readonly cars: readonly Pick<Car, 'priceType'>[];
}

interface PriceSpanSettings {
  readonly price: Pick<SiteSettings['price'], 'aboveCents' | 'typeLabels' | 'defaultType'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

/**
 * What the cars of a search cost, beside their number: $24,990 to $39,990 drive away. No amount stands without its
 * basis: where they do not all have the same, or not all are in sight, each card says its own (LAW-2). Null where
 * a site takes none of it for a price.
 */
export function priceSpan(found: FoundPrices, { price, law }: PriceSpanSettings): string | null {
  const { prices, usualHighest } = found;
  if (prices === null || prices.min * 100 <= price.aboveCents) return null;
  const isUsual = usualHighest === null || prices.max <= usualHighest;
  return `${amounts(prices, isUsual)}${basisOfAll(found, { price, law })}`;
}

function amounts({ min, max }: FacetStats, isUsual: boolean): string {
  const lowest = formatDollars(Math.round(min * 100));
  if (!isUsual) return `from ${lowest}`;
  return min === max ? lowest : `${lowest} to ${formatDollars(Math.round(max * 100))}`;
}

function basisOfAll({ cars, count }: FoundPrices, { price, law }: PriceSpanSettings): string {
  const [basis = null, ...others] = new Set(cars.map((car) => priceTypeWords(car, price, law)));
  const isSaid = basis !== null && others.length === 0 && cars.length === count;
  if (isSaid) return ` ${basis.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
  return law.showsPriceBasis ? ', as marked on each' : '';
}
