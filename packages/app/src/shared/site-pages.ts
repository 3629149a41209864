import type { ProductPage } from '@forecourt/domain/site/has-page';
import type { NavigationSite } from '@forecourt/domain/site/navigation';
import type { ModelStore } from '../ports/content/model-store.port.ts';
import type { PageStore } from '../ports/content/page-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Pages that no site answers yet, so that nothing links to them. Each leaves this list with its feature. */
const pagesToCome = [
  'carBuyOnline',
  'checkoutJourney',
  'onlinePayment',
] as const satisfies readonly ProductPage[];

export type PageToCome = (typeof pagesToCome)[number];

const stillToCome: ReadonlySet<ProductPage> = new Set(pagesToCome);

/** Whether the program answers a page of the product at all, whatever a site's settings say. */
export function isAnswered(page: ProductPage): boolean {
  return !stillToCome.has(page);
}

const pagesAtOnce = 1_000;
const mostPages = 20_000;

export interface SitePagesStores {
  readonly pages: Pick<PageStore, 'list'>;
  readonly models: Pick<ModelStore, 'listModels'>;
}

/** The paths at which staff published something; `isWhole` is false where a site has more than are read. */
export interface PublishedPaths {
  readonly paths: ReadonlySet<string>;
  readonly isWhole: boolean;
}

export async function listPublishedPaths(
  pages: SitePagesStores['pages'],
  { site }: Pick<SiteContext, 'site'>,
): Promise<PublishedPaths> {
  const paths = new Set<string>();
  for (let after: string | undefined, read = 0; read < mostPages;) {
    const some = await pages.list(site.id, {
      limit: pagesAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    for (const { path, publishedVersion } of some) if (publishedVersion !== null) paths.add(path);
    if (some.length < pagesAtOnce) return { paths, isWhole: true };
    after = some.at(-1)?.path;
    read += some.length;
  }
  return { paths, isWhole: false };
}

/** What decides which pages a site has (PAGE-1): its settings, what its staff published, its models. */
export async function loadSitePages(
  { pages, models }: SitePagesStores,
  { site, settings }: Pick<SiteContext, 'site' | 'settings'>,
): Promise<NavigationSite> {
  const { paths } = await listPublishedPaths(pages, { site });
  const offered = site.manufacturerId === null ? [] : await models.listModels(site.manufacturerId, 1);
  return {
    settings,
    publishedPaths: paths,
    hasModels: offered.length > 0,
    hasBrands: false,
    stillToCome,
  };
}
