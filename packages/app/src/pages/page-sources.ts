import type { Location } from '@forecourt/domain/locations/location';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { soldHere } from '@forecourt/domain/models/sold-here';
import { fillPromises } from '@forecourt/domain/promises/fill-promises';
import type { Promo, PromoKind } from '@forecourt/domain/promotions/promo';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import type { NavigationSite } from '@forecourt/domain/site/navigation';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { ModelStore } from '../ports/content/model-store.port.ts';
import type { PageStore, PublishedArticle, PublishedPage } from '../ports/content/page-store.port.ts';
import type { PromoStore } from '../ports/content/promo-store.port.ts';
import type { ReviewStore } from '../ports/content/review-store.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { BrokenBlock } from './broken-block.ts';
import { loadSitePages } from '../shared/site-pages.ts';
import { linkedSearch } from '../stock/search/linked-search.ts';
import {
  carsAt,
  listCars,
  stockGlance,
  type CarsAt,
  type StockGlance,
} from '../stock/search/stock-glance.ts';

export interface PagePorts {
  readonly stockIndex: StockIndex;
  readonly store: StoreRunner<{
    readonly locations: Pick<LocationStore, 'list'>;
    readonly models: Pick<ModelStore, 'listManufacturers' | 'listModels' | 'readDetails'>;
    readonly pages: Pick<PageStore, 'findPublished' | 'listArticles' | 'list'>;
    readonly promos: Pick<PromoStore, 'listActive'>;
    readonly reviews: Pick<ReviewStore, 'listForSite'>;
  }>;
  readonly media: MediaAddresses;
  /** Told of stored blocks that could not be drawn. */
  readonly onBrokenBlocks: (
    where: { readonly site: string; readonly path: string },
    broken: readonly BrokenBlock[],
  ) => void;
}

export interface SiteRange {
  readonly make: Manufacturer;
  readonly models: readonly Model[];
}

/**
 * What the blocks of a page stand on. Each is read when a block first asks for it, at the same time as the
 * others, and once however many blocks ask.
 */
export interface PageSources {
  sitePages(): Promise<NavigationSite>;
  stock(): Promise<StockGlance | null>;
  /** What of it is new or a demo: a used one is no stock of a model that is sold new. */
  newStock(): Promise<StockGlance | null>;
  /** Its new cars alone, the cheapest first: a demo says nothing of what a new one costs. */
  unregistered(): Promise<StockGlance | null>;
  newestCars(): Promise<readonly ListedCar[]>;
  /** Cars that have stood for a while: from the middle of the stock, in the order in which it came. */
  standingCars(): Promise<readonly ListedCar[]>;
  /** A few cars of one body, the newest first. */
  carsOfBody(body: string): Promise<readonly ListedCar[]>;
  /** What an address of the search lists; null where it is none. */
  carsAt(link: string): Promise<CarsAt | null>;
  locations(): Promise<readonly Location[]>;
  reviewSets(): Promise<readonly ReviewSet[]>;
  promos(kind: PromoKind): Promise<readonly Promo[]>;
  /** The models of the site's one manufacturer; null where it has none. */
  range(): Promise<SiteRange | null>;
  articles(): Promise<readonly PublishedArticle[]>;
  /** Those of the blog in which an article was published. */
  articleCategories(): Promise<ReadonlySet<string>>;
  page(path: string): Promise<PublishedPage | null>;
}

/** In the order of the search's own addresses. */
export const soldAsNew = ['demo', 'new'] as const;

const limits = {
  newest: 24,
  /** Of a dealer who has more, the dearest models are told at their list price. */
  unregistered: 200,
  standing: 120,
  ofBody: 6,
  locations: 500,
  reviewsPerSet: 12,
  promos: 60,
  manufacturers: 500,
  models: 200,
  articles: 4,
  articlesOfSite: 500,
} as const;

/** The sources of one page. */
export function pageSources(ports: PagePorts, context: SiteContext, now: Date): PageSources {
  const { stockIndex, store } = ports;
  const { site, scope, settings } = context;
  /** What staff wrote, with the figures of what the dealer promises (TEN-9). */
  const inWords = async <Read>(reading: Promise<Read>) => fillPromises(await reading, settings.promises);
  const stock = once(() => stockGlance(stockIndex, context, now));
  return {
    sitePages: once(() => store.run(scope, (stores) => loadSitePages(stores, context))),
    stock,
    newStock: once(() => stockGlance(stockIndex, context, now, { lists: { carType: soldAsNew } })),
    unregistered: once(() =>
      stockGlance(stockIndex, context, now, {
        lists: { carType: ['new'] },
        sortBy: 'priceAsc',
        cars: limits.unregistered,
      }),
    ),
    newestCars: once(() => listCars(stockIndex, context, now, { limit: limits.newest })),
    standingCars: once(async () => {
      const limit = limits.standing;
      const page = Math.max(1, Math.ceil(((await stock())?.count ?? 0) / limit / 2));
      return listCars(stockIndex, context, now, { limit, page });
    }),
    carsOfBody: onceEach((body: string) =>
      listCars(stockIndex, context, now, { lists: { body: [body] }, limit: limits.ofBody }),
    ),
    carsAt: onceEach(async (link: string) => {
      return carsAt(stockIndex, context, {
        address: linkedSearch(link, settings),
        makes: (await stock())?.makes ?? [],
        now,
      });
    }),
    locations: once(() => store.run(scope, ({ locations }) => locations.list(limits.locations))),
    reviewSets: once(() =>
      store.run(scope, ({ reviews }) => reviews.listForSite(site.id, limits.reviewsPerSet)),
    ),
    promos: onceEach((kind: PromoKind) =>
      inWords(
        store.run(scope, ({ promos }) => promos.listActive(site.id, { kind, at: now, limit: limits.promos })),
      ),
    ),
    range: once(() => store.run(scope, ({ models }) => loadRange(models, context))),
    articles: once(() =>
      inWords(store.run(scope, ({ pages }) => pages.listArticles(site.id, { limit: limits.articles }))),
    ),
    articleCategories: once(async () => {
      const { articlesOfSite: limit } = limits;
      const all = await store.run(scope, ({ pages }) => pages.listArticles(site.id, { limit }));
      return new Set(all.flatMap(({ page }) => page.category ?? []));
    }),
    page: onceEach((path: string) =>
      inWords(store.run(scope, ({ pages }) => pages.findPublished(site.id, path))),
    ),
  };
}

async function loadRange(
  models: Pick<ModelStore, 'listManufacturers' | 'listModels'>,
  { site, settings }: Pick<SiteContext, 'site' | 'settings'>,
): Promise<SiteRange | null> {
  const { manufacturerId } = site;
  if (manufacturerId === null) return null;
  const make = (await models.listManufacturers(limits.manufacturers)).find(({ id }) => id === manufacturerId);
  if (!make) return null;
  return { make, models: soldHere(await models.listModels(manufacturerId, limits.models), settings.models) };
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}

function onceEach<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const reading = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = reading.get(key) ?? read(key);
    reading.set(key, known);
    return known;
  };
}
