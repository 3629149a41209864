import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { PageStore } from '@forecourt/app/ports/content/page-store.port';
import { listPublishedPaths, type PublishedPaths } from '@forecourt/app/shared/site-pages';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { LRUCache } from 'lru-cache';

/** False: staff published nothing at this path of a site. True: they did, or it is not known. */
export type MayBePublished = (context: SiteContext, path: string) => Promise<boolean>;

interface Known {
  readonly content: number;
  readonly published: Promise<PublishedPaths>;
}

/** Paths of all sites together, some 20 MB. */
const mostPaths = 200_000;

/** Reads the paths of a site once for each version of its content: what nobody has is then known without a query. */
export function mayBePublished(
  store: StoreRunner<{ readonly pages: Pick<PageStore, 'list'> }>,
): MayBePublished {
  const sites = new LRUCache<string, Known>({ maxSize: mostPaths, sizeCalculation: () => 1 });

  function pathsOf(context: SiteContext): Promise<PublishedPaths> {
    const { site, scope, versions } = context;
    const known = sites.get(site.id);
    if (known?.content === versions.content) return known.published;
    const published = store.run(scope, ({ pages }) => listPublishedPaths(pages, context));
    const entry = { content: versions.content, published };
    sites.set(site.id, entry);
    published.then(
      ({ paths }) => sites.get(site.id) === entry && sites.set(site.id, entry, { size: paths.size + 1 }),
      () => sites.get(site.id) === entry && sites.delete(site.id),
    );
    return published;
  }

  return async (context, path) => {
    try {
      const { paths, isWhole } = await pathsOf(context);
      return !isWhole || paths.has(path);
    } catch {
      // Whoever looks for the page itself says what is wrong.
      return true;
    }
  };
}
