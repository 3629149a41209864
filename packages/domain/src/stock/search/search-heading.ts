import { capitalised } from '../../core/capitalised.ts';
import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { vehicleNoun } from '../presentation/vehicle-noun.ts';
import { bodyNoun } from './heading/body-noun.ts';
import { carAdjectives, drivenWheels } from './heading/car-adjectives.ts';
import { heardList } from './heading/heard-list.ts';
import { inPlaces } from './heading/in-places.ts';
import { namedCars } from './heading/named-cars.ts';
import { isAllEquipment, saidEquipment } from './heading/said-equipment.ts';
import { saidLimits } from './heading/said-limits.ts';
import type { ChosenLists, SearchState } from './search-state.ts';
import { saidCities } from './words/said-cities.ts';
import type { StockVocabulary } from './words/stock-vocabulary.ts';

interface HeadingSettings {
  readonly search: Pick<SiteSettings['search'], 'carTypeChoices'>;
  readonly site: Pick<SiteSettings['site'], 'overrideCity'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
}

const typeOrder = ['new', 'demo', 'used'] as const;

/**
 * What a search page is about in one line, in the order in which people say it (SRCH-19): Used Toyota HiLux 4x4
 * under $40,000; SUVs with sunroof; Utes in Melbourne and Geelong. Of what was typed only names of equipment are
 * said, and no value that no car has; badges and the like stand in the chips.
 */
export function searchHeading(
  state: SearchState,
  settings: HeadingSettings,
  vocabulary: StockVocabulary,
): string {
  return capitalised(subjectOf(state, settings, vocabulary));
}

/** The heading of a search that found nothing: No used Toyota HiLux under $5,000 right now. */
export function emptyHeading(
  state: SearchState,
  settings: HeadingSettings,
  vocabulary: StockVocabulary,
): string {
  // Nothing is said of what the site offers besides: there are no cars for that, new or used.
  const plain = { ...settings, search: { carTypeChoices: [] } };
  const subject = subjectOf(state, plain, vocabulary);
  const isSaid = (rest: SearchState) => subjectOf(rest, plain, vocabulary) !== subject;
  const { lists, ranges } = state;
  // What is not said may be all that is missing: there are HiLuxes, and none with that badge.
  const isWhole =
    isAllEquipment(state.query) &&
    Object.keys(lists).every((name) => isSaid({ ...state, lists: { ...lists, [name]: [] } })) &&
    Object.keys(ranges).every((name) => isSaid({ ...state, ranges: { ...ranges, [name]: open } }));
  return isWhole ? `No ${subject} right now` : `No ${subject} like that right now`;
}

const open = { min: null, max: null };

function subjectOf(
  { query, lists, ranges }: SearchState,
  settings: HeadingSettings,
  vocabulary: StockVocabulary,
): string {
  const { min = null, max = null } = ranges.year ?? {};
  const named = namedCars(lists, vocabulary.makes);
  const what = [
    min !== null && min === max ? String(min) : '',
    named,
    drivenWheels(lists),
    nounOf(lists, settings, named !== ''),
    withOf(lists, query),
    sleepsOf(lists),
  ];
  const about = said([carAdjectives(lists), ...what, saidLimits(ranges, lists.weeklyPriceRange)]);
  const isAll = about === vehicleNoun(2, settings.stock);
  return said([
    typeWords(lists.carType ?? [], settings.search, isAll),
    about,
    placeOf(lists, settings, vocabulary, isAll),
  ]);
}

function said(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The types that are chosen; all that the site offers where nothing is. */
function typeWords(
  chosen: readonly string[],
  { carTypeChoices }: HeadingSettings['search'],
  isAll: boolean,
): string {
  const offered = carTypeChoices.flatMap((choice) => {
    if (choice === 'all') return [];
    return choice === 'newAndDemo' ? ['new', 'demo'] : [choice];
  });
  const named = chosen.length > 0 || !isAll ? chosen : offered;
  return heardList(typeOrder.filter((type) => named.includes(type)));
}

/** A model says itself what it is: Toyota Corolla, and not Toyota Corolla cars. */
function nounOf(
  { body = [], make = [], itemType = [] }: ChosenLists,
  { stock }: HeadingSettings,
  isNamed: boolean,
): string {
  const chosen = stock.itemTypes.filter((type) => itemType.includes(type));
  const noun = vehicleNoun(2, chosen.length > 0 ? { itemTypes: chosen } : stock);
  const bodies = bodyNoun(body, noun);
  return isNamed && make.length === 0 && bodies === noun ? '' : bodies;
}

function withOf({ seats = [] }: ChosenLists, query: string): string {
  const counts = heardCounts(seats);
  const seated = counts === '' ? [] : [counts === '1' ? '1 seat' : `${counts} seats`];
  const list = heardList([...seated, ...saidEquipment(query)]);
  return list === '' ? '' : `with ${list}`;
}

function sleepsOf({ sleeps = [] }: ChosenLists): string {
  const list = heardCounts(sleeps);
  return list === '' ? '' : `sleeping ${list}`;
}

function heardCounts(values: readonly string[]): string {
  const counts = values.map(Number).filter((count) => Number.isInteger(count) && count > 0 && count < 100);
  return heardList(counts.toSorted((one, other) => one - other).map(String)).replace(' and ', ' or ');
}

/** Where everything stands is told of the whole stock, as far as it stands in few places. */
const mostPlaces = 2;

function placeOf(
  { city = [] }: ChosenLists,
  { site }: HeadingSettings,
  vocabulary: StockVocabulary,
  isAll: boolean,
): string {
  const stocked = vocabulary.values.city ?? [];
  const chosen = placesOf(
    city.filter((name) => stocked.includes(name)),
    vocabulary,
  );
  if (chosen.length > 0) return inPlaces(chosen);
  const own = knownText(site.overrideCity);
  if (own !== null) return inPlaces([own]);
  const all = isAll ? placesOf(stocked, vocabulary) : [];
  return all.length > 0 && all.length <= mostPlaces ? inPlaces(all) : '';
}

function placesOf(cities: readonly string[], vocabulary: StockVocabulary): readonly string[] {
  return saidCities(cities, vocabulary).flatMap(({ values, city }) => city ?? values);
}
