import type { SiteId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import { readModelDetails, type ModelDetails } from '@forecourt/domain/models/model-details';
import type { Page } from '@forecourt/domain/pages/page';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import { buildId } from '@forecourt/testkit/build-id';
import type { PublishedPage } from '../../ports/content/page-store.port.ts';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { media } from '../../stock/test/card-site.ts';
import { fewCarsIndex } from '../../stock/test/few-cars-index.ts';
import type { BrokenBlock } from '../broken-block.ts';
import type { PagePorts } from '../page-sources.ts';

export interface MemoryContents {
  readonly pages?: readonly PublishedPage[];
  readonly locations?: readonly Location[];
  readonly promos?: readonly Promo[];
  readonly reviewSets?: readonly ReviewSet[];
  readonly manufacturers?: readonly Manufacturer[];
  readonly models?: readonly Model[];
  /** Of every model. */
  readonly modelDetails?: Partial<ModelDetails>;
  readonly stockIndex?: StockIndex;
}

/** What pages stand on, in memory, with what was reported as broken. */
export function memoryPagePorts(contents: MemoryContents = {}) {
  const {
    pages = [],
    locations = [],
    promos = [],
    reviewSets = [],
    manufacturers = [],
    models = [],
  } = contents;
  const broken: BrokenBlock[] = [];
  const stores = {
    locations: { list: async () => locations },
    models: {
      listManufacturers: async () => manufacturers,
      listModels: async (id: string, limit: number) =>
        models.filter(({ manufacturerId }) => manufacturerId === id).slice(0, limit),
      readDetails: async () => readModelDetails(contents.modelDetails),
    },
    pages: {
      list: async (): Promise<readonly Page[]> => pages.map(({ page }) => page),
      findPublished: async (_: SiteId, path: string) => pages.find(({ page }) => page.path === path) ?? null,
      listArticles: async (_: SiteId, { category, limit }: { category?: string; limit: number }) =>
        pages
          .filter(({ page }) => page.kind === 'article' && (category ?? page.category) === page.category)
          .slice(0, limit),
    },
    promos: {
      listActive: async (_: SiteId, { kind }: { kind: string }) =>
        promos.filter((promo) => promo.kind === kind),
    },
    reviews: { listForSite: async () => reviewSets },
  };
  const ports: PagePorts = {
    stockIndex: contents.stockIndex ?? fewCarsIndex([]),
    store: { run: (_, work) => work(stores) },
    media,
    onBrokenBlocks: (_, some) => broken.push(...some),
  };
  return { ports, broken };
}

/** A page that staff published. */
export function buildPage(
  path: string,
  blocks: unknown,
  over: Partial<Page & { title: string }> = {},
): PublishedPage {
  const { title = 'About us', ...page } = over;
  const [id, siteId] = [buildId(), buildId()];
  return {
    page: {
      id,
      siteId,
      path,
      kind: 'page',
      category: null,
      publishedVersion: 1,
      publishedAt: new Date('2026-11-01T00:00:00Z'),
      ...page,
    },
    version: {
      pageId: id,
      siteId,
      number: 1,
      title,
      description: null,
      imageUrl: null,
      blocks,
      who: null,
      when: new Date('2026-11-01T00:00:00Z'),
      why: null,
    },
  };
}
