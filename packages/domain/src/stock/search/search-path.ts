import { slugOf as makeSlug } from '../../core/slug.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { ListAttribute } from '../attributes/search-attributes.ts';
import { splitMakeModel, type StockMakes } from './make-model-tree.ts';
import { normalSearchState, withoutLists, type ChosenLists, type NormalSearchState } from './search-state.ts';
import { readSearchQuery, writeSearchQuery } from './search-url.ts';

export interface SearchPlaces {
  readonly search: Pick<SiteSettings['search'], 'basePath' | 'variants' | 'sorts' | 'defaultSort'>;
  /** What the addresses /search/{make} and /search/{make}/{model} can name. */
  readonly makes: StockMakes;
}

export interface SearchAddress {
  readonly path: string;
  /** Without a question mark; empty where the path says it all. */
  readonly query: string;
}

const root = '/search/';
/** Where the search lies unless a site moves it; old links to it are read for good. */
const usualBasePath = '/search/new-used-and-demo-cars';

type Variant = SiteSettings['search']['variants'][number];

const carTypesOf: Readonly<Record<Variant, readonly string[]>> = {
  'new-cars': ['new'],
  'demo-cars': ['demo'],
  'used-cars': ['used'],
  'new-and-demo-cars': ['demo', 'new'],
};

/** Reads the search from an address of the site (URL-1); null where the path is none of the search's. */
export function readSearchAddress(address: SearchAddress, places: SearchPlaces): NormalSearchState | null {
  const fromPath = readSearchPath(address.path, places);
  if (!fromPath) return null;
  const state = readSearchQuery(address.query, places.search);
  const lists: Record<string, readonly string[]> = { ...state.lists };
  for (const [attribute, values] of Object.entries(fromPath)) {
    lists[attribute] = [...(lists[attribute] ?? []), ...values];
  }
  return normalSearchState({ ...state, lists });
}

/** What a path of the search chooses: nothing, a car type, a make or a model (URL-1); null where it is none. */
export function readSearchPath(path: string, { search, makes }: SearchPlaces): ChosenLists | null {
  const plain = path.replace(/\/$/, '').toLowerCase();
  if (plain === search.basePath || plain === usualBasePath || `${plain}/` === root) return {};
  if (!plain.startsWith(root)) return null;
  const [first = '', second, ...rest] = plain.slice(root.length).split('/', 3).map(slugOfSegment);
  if (rest.length > 0) return null;
  const variant = search.variants.find((name) => name === first);
  if (variant && second === undefined) return { carType: carTypesOf[variant] };

  const entry = bySlug(makes, ({ make }) => make, first);
  if (!entry) return null;
  if (second === undefined) return { make: [entry.make] };
  const model = bySlug(entry.models, (name) => name, second);
  return model === undefined ? null : { makeModel: [`${entry.make} ${model}`] };
}

/** Links of old sites write /search/Land%20Rover, and are read as what they mean. */
function slugOfSegment(segment: string): string {
  return segment.length > 300 ? '' : slugOf(segment.replaceAll(/%20|\+/g, ' '));
}

const knownSlugs = new Map<string, string>();
const mostSlugs = 5_000;

/** The links of a page name the same makes and models again and again. */
function slugOf(name: string): string {
  const known = knownSlugs.get(name);
  if (known !== undefined) return known;
  const slug = makeSlug(name);
  // Visitors can write any name: whatever they do, it stays a bounded number.
  if (knownSlugs.size >= mostSlugs) knownSlugs.clear();
  knownSlugs.set(name, slug);
  return slug;
}

const slugIndexes = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

/** The first of that slug. Each link of a page asks for it, so the slugs of a list are worked out once. */
function bySlug<Named>(
  all: readonly Named[],
  nameOf: (one: Named) => string,
  slug: string,
): Named | undefined {
  const index = slugIndexes.get(all) ?? new Map(all.toReversed().map((one) => [slugOf(nameOf(one)), one]));
  slugIndexes.set(all, index);
  return slug === '' ? undefined : (index.get(slug) as Named | undefined);
}

/**
 * The one address of a search (URL-1, SRCH-19). The path says a single make or model, which is what people
 * look for; else the car types, where a page of the site is about just these; the query says the rest.
 */
export function searchAddress(state: NormalSearchState, places: SearchPlaces): SearchAddress {
  const said = pathCandidates(state.lists, places).find(({ path, lists }) => {
    const read = readSearchPath(path, places);
    // Two makes may share a slug, or a make may be called like a page: then the query has to say it.
    return read && JSON.stringify(read) === JSON.stringify(lists);
  });
  if (!said) return { path: places.search.basePath, query: writeSearchQuery(state, places.search) };
  const left = withoutLists(state, Object.keys(said.lists) as ListAttribute[]);
  return { path: said.path, query: writeSearchQuery(left, places.search) };
}

const makeNames = new WeakMap<StockMakes, readonly string[]>();

function namesOf(makes: StockMakes): readonly string[] {
  const names = makeNames.get(makes) ?? makes.map(({ make }) => make);
  makeNames.set(makes, names);
  return names;
}

function pathCandidates(
  { make = [], model = [], makeModel = [], carType = [] }: ChosenLists,
  { search, makes }: SearchPlaces,
): readonly { readonly path: string; readonly lists: ChosenLists }[] {
  const candidates: { path: string; lists: ChosenLists }[] = [];
  const isSingle = make.length + model.length + makeModel.length === 1;
  const [onlyMake, onlyPair] = isSingle ? [make[0], makeModel[0]] : [];
  if (onlyMake !== undefined) candidates.push({ path: root + slugOf(onlyMake), lists: { make } });
  const pair = onlyPair === undefined ? null : splitMakeModel(onlyPair, namesOf(makes));
  if (pair) {
    candidates.push({ path: `${root}${slugOf(pair.make)}/${slugOf(pair.model)}`, lists: { makeModel } });
  }
  const variant = search.variants.find((name) => isSameList(carTypesOf[name], carType));
  if (variant) candidates.push({ path: root + variant, lists: { carType } });
  return candidates;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** An address as a link writes it. */
export function hrefOf({ path, query }: SearchAddress): string {
  return query === '' ? path : `${path}?${query}`;
}
