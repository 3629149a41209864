import { carName } from '../../car/car-name.ts';
import type { FacetStats } from '../search-results.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';

/** Words that a buyer of this stock could type, the likeliest first: what the search understands, said by examples. */
export function exampleSearches(
  { makes, values }: StockVocabulary,
  prices: FacetStats | null,
): readonly string[] {
  const [body, otherBody] = (values.body ?? []).map((name) => name.toLowerCase());
  const [first] = makes;
  const make = carName(first?.make);
  const thousands = prices === null ? 0 : Math.round((prices.min + prices.max) / 2 / 5_000) * 5;
  const limit = thousands > 0 ? ` under ${thousands}k` : '';
  const isAuto = (values.transmission ?? []).some((name) => name.toLowerCase() === 'automatic');
  return [
    body === undefined ? '' : `${body}${limit}`,
    (values.seats ?? []).includes('7') ? '7 seats' : '',
    make === null ? '' : `${make.toLowerCase()}${isAuto ? ' auto' : ''}`,
    otherBody === undefined ? '' : `${otherBody}${limit}`,
  ].filter((words) => words !== '');
}
