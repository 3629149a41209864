import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { ListAttribute, RangeAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import { splitMakeModel } from '@forecourt/domain/stock/search/make-model-tree';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { changeList, keepOnly } from '@forecourt/domain/stock/sidebar/change-filters';
import { namesCar, type FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import { knownDifferences, type Asked } from '@forecourt/domain/stock/sidebar/one-difference';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { AloneInput } from './find-alone.ts';

type LikeIt = readonly { readonly car: ListedCar; readonly difference: string }[];

export interface LikeItInput extends Pick<AloneInput, 'site' | 'state' | 'filters' | 'searched'> {
  /** The makes of the stock, by which a model is told from its make. */
  readonly makes: readonly string[];
  /** Found already, with one thing less than was asked for. */
  readonly named: LikeIt;
}

const mostCars = 4;

/** A filter with the values that would do. */
export function askedOf({ attribute, value }: FilterChip, { lists, ranges }: NormalSearchState): Asked {
  return {
    attribute,
    value,
    chosen: lists[attribute as ListAttribute] ?? [],
    range: ranges[attribute as RangeAttribute] ?? null,
  };
}

/**
 * Who asked for a HiLux would rather see one in another colour than another make in the right one: the same name,
 * then others of its make with all the rest, then other makes of its body (SRCH-9).
 */
export async function findLikeIt(
  { stockIndex }: { readonly stockIndex: StockIndex },
  { site, state, filters, searched, makes, named }: LikeItInput,
): Promise<LikeIt> {
  const name = filters.find(namesCar);
  if (!name) return [];
  const asked = filters.map((filter) => askedOf(filter, state));
  const find = async (like: NormalSearchState | null) => {
    if (like === null) return [];
    const search = { state: searched(like), pageSize: mostCars, facets: [], stats: [] };
    return (await stockIndex.search(site, search)).hits;
  };
  const [[pair = ''], nameless] = [state.lists.makeModel ?? [], name.without];
  const make = splitMakeModel(pair, makes)?.make ?? null;
  const [sameName, sameMake] = await Promise.all([
    // Of two filters, the name alone was found already: it is what was left without the other.
    find(filters.length > 2 ? keepOnly(state, name.attribute) : null),
    find(make === null ? null : changeList(nameless, 'make', [make])),
  ]);
  const body = state.lists.body
    ? null
    : ([...sameName, ...named.map(({ car }) => car)][0]?.simpleBody ?? null);
  const sameBody = await find(body === null ? null : changeList(nameless, 'body', [body]));
  return [...sameName, ...sameMake, ...sameBody].map((car) => ({
    car,
    difference: knownDifferences(car, asked) ?? `Matches ${name.value}`,
  }));
}
