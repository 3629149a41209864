import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { oneDifference } from '@forecourt/domain/stock/sidebar/one-difference';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { changeList, changeRange, changeSort } from '@forecourt/domain/stock/sidebar/change-filters';
import { nextPriceStep } from '@forecourt/domain/stock/sidebar/next-price-step';
import { rangeLabel } from '@forecourt/domain/stock/sidebar/value-label';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { namesCar, type FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import { rangeAttributes, type ListAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import type { SortName } from '@forecourt/domain/stock/attributes/sort-name';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { countInWords } from './count-in-words.ts';
import { findAlone, type AloneInput } from './find-alone.ts';
import { askedOf, findLikeIt, type LikeItInput } from './find-like-it.ts';
import type { DropView } from './search-page.view.ts';

/** Each filter costs a search: of a longer list the first are tried. */
const mostTried = 5;
const mostClosest = 4;
/** Of these the reserved ones come last. */
const mostAsked = 12;
/** More than a few changes are no help. */
const mostDrops = 3;

interface ClosestInput extends Omit<AloneInput, 'filters'>, Pick<LikeItInput, 'makes'> {
  readonly chips: readonly FilterChip[];
}

export interface Closest {
  /**
   * Which filter to widen or drop, and what that would bring: the smallest change first, then most cars. Where no
   * single change brings any, single filters to begin again with.
   */
  readonly drops: readonly DropView[];
  /** Cars that fit all but one of the filters, or one of them where none does. */
  readonly cars: readonly { readonly car: ListedCar; readonly difference: string }[];
}

/** Where nothing was found: what one filter less would bring (SRCH-9). */
export async function findClosest(
  { stockIndex }: { readonly stockIndex: StockIndex },
  { site, state, chips, linkTo, settings, searched, makes }: ClosestInput,
): Promise<Closest> {
  const filters = wholeFilters(chips, state).slice(0, mostTried);
  const tried = await Promise.all(
    filters.map(async (chip) => {
      const wider = changeSort(searched(chip.without), nearestFirst(chip, state));
      const search = { state: wider, pageSize: mostAsked, facets: [], stats: [] };
      const { count, hits } = await stockIndex.search(site, search);
      const free = hits.toSorted((one, other) => Number(one.reserved) - Number(other.reserved));
      const cars = free.slice(0, mostClosest).map((car) => ({
        car,
        difference: oneDifference(car, askedOf(chip, state)),
      }));
      return { chip, count, cars, step: priceStep(chip, state, { hits, hasMore: count > hits.length }) };
    }),
  );
  // A limit that is raised a little changes least of what was asked for.
  const useful = tried
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(b.step !== null) - Number(a.step !== null) || b.count - a.count);
  const foundWithout = (isDropped: (chip: FilterChip) => boolean) =>
    inTurn(useful.filter(({ chip }) => isDropped(chip)).map(({ cars }) => cars));
  // A car that costs a little more is nearer than one in another colour, and that than one of another make.
  const named = [
    ...foundWithout(isRange),
    ...foundWithout((chip) => !isRange(chip) && !namesCar(chip)),
  ].filter(isFirstOfCar);
  const likeIt =
    named.length < mostClosest
      ? await findLikeIt({ stockIndex }, { site, state, filters, searched, makes, named })
      : [];
  if (useful.length === 0 && filters.length > 1) {
    const alone = await findAlone({ stockIndex }, { site, state, filters, linkTo, settings, searched });
    return {
      drops: alone.slice(0, mostDrops).map(({ drop }) => drop),
      cars: nearest([...likeIt, ...alone.flatMap(({ cars }) => cars)]),
    };
  }
  return {
    drops: useful.slice(0, mostDrops).map(({ chip, count, step }) => {
      const { without, instead, found } = step ?? { ...wholeDrop(chip), found: count };
      return {
        href: linkTo(without),
        dropped: chip.value,
        instead,
        count: countInWords(found, settings),
      };
    }),
    cars: nearest([...named, ...likeIt, ...foundWithout(namesCar)]),
  };
}

/** Any of several makes is one filter: without one of them there would be even less. */
function wholeFilters(chips: readonly FilterChip[], state: NormalSearchState): readonly FilterChip[] {
  const ofAttribute = Map.groupBy(chips, ({ attribute }) => attribute);
  return [...ofAttribute.values()].flatMap((together) => {
    const [first, ...others] = together;
    if (!first || others.length === 0) return together;
    const { attribute, label } = first;
    const value = together.map((chip) => chip.value).join(' or ');
    return { attribute, label, value, without: changeList(state, attribute as ListAttribute, []) };
  });
}

const isRange = ({ attribute }: FilterChip) => (rangeAttributes as readonly string[]).includes(attribute);

const isFirstOfCar = ({ car }: Closest['cars'][number], place: number, all: Closest['cars']) =>
  all.findIndex((one) => one.car.id === car.id) === place;

/** The first few, each once; what another buyer holds comes last. */
function nearest(cars: Closest['cars']): Closest['cars'] {
  return cars
    .filter(isFirstOfCar)
    .slice(0, mostClosest)
    .toSorted((one, other) => Number(one.car.reserved) - Number(other.car.reserved));
}

/** Said shorter than by the name of the filter. */
const anyWords: Partial<Record<FilterChip['attribute'], string>> = {
  query: 'any words',
  makeModel: 'any make',
};

function wholeDrop({ attribute, label, without }: FilterChip) {
  return { without, instead: anyWords[attribute] ?? `any ${label.toLowerCase()}` };
}

/** Where a highest price was too low: the next one with a few cars, rather than any. */
function priceStep(
  { attribute }: FilterChip,
  state: NormalSearchState,
  { hits, hasMore }: { readonly hits: readonly ListedCar[]; readonly hasMore: boolean },
) {
  const { min = null, max = null } = state.ranges.price ?? {};
  if (attribute !== 'price' || max === null) return null;
  const prices = hits
    .map((car) => Math.ceil((askingPriceCents(car) ?? 0) / 100))
    .filter((price) => price > max);
  const step = nextPriceStep(prices, hasMore);
  if (!step) return null;
  const raised = { min, max: step.max };
  return {
    without: changeRange(state, 'price', raised),
    instead: rangeLabel('price', raised).toLowerCase(),
    found: step.count,
  };
}

/** Above a highest price the cheapest is nearest, and so on; other filters have no far and near. */
function nearestFirst({ attribute }: FilterChip, { ranges, sortBy }: NormalSearchState): SortName {
  if (attribute !== 'price' && attribute !== 'km') return sortBy;
  const isTooMuch = ranges[attribute]?.max !== null;
  if (attribute === 'price') return isTooMuch ? 'priceAsc' : 'priceDesc';
  return isTooMuch ? 'kmAsc' : 'kmDesc';
}

/** The first of each filter that was dropped, then the second of each; every car once. */
function inTurn(lists: readonly Closest['cars'][]): Closest['cars'] {
  const taken = new Map<string, Closest['cars'][number]>();
  for (let place = 0; place < mostClosest; place += 1) {
    for (const one of lists.flatMap((list) => list[place] ?? [])) {
      if (taken.size < mostClosest && !taken.has(one.car.id)) taken.set(one.car.id, one);
    }
  }
  return [...taken.values()];
}
