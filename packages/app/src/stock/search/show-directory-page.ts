import type { SiteSettings } from '@forecourt/domain/settings/registry';
import {
  dealershipDirectoryAttributes,
  directoryAttributes,
  searchAttributes,
} from '@forecourt/domain/stock/attributes/search-attributes';
import type { PageRedirect } from '../../shared/page.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import {
  showSearchAt,
  type SearchPage,
  type SearchPageInput,
  type SearchPagePorts,
} from './show-search-page.ts';

const directoryPath = '/directory';
const dealershipsRoot = '/dealerships/';

/**
 * The two directories (SRCH-17), where a site has them: all that it shows by manufacturer, model and body at
 * /directory, and one dealership by category and price at /dealerships/{slug}. Null for any other address.
 */
export async function showDirectoryPage(
  ports: SearchPagePorts,
  context: SiteContext,
  input: SearchPageInput,
): Promise<SearchPage | PageRedirect | null> {
  const directory = directoryAt(input.address.path, context);
  return directory && showSearchAt(ports, directory, { ...input, namesMakes: false });
}

const known = new WeakMap<SiteContext, Map<string, SiteContext>>();

/** The site as its directory searches it. Of a context it is made once, as what is known of stock hangs on it. */
function directoryAt(path: string, context: SiteContext): SiteContext | null {
  const kept = known.get(context) ?? new Map<string, SiteContext>();
  known.set(context, kept);
  const directory = kept.get(path) ?? makeDirectory(path, context);
  if (directory) kept.set(path, directory);
  return directory;
}

function makeDirectory(path: string, context: SiteContext): SiteContext | null {
  const { search } = context.settings;
  if (path === directoryPath && search.hasManufacturerDirectory) {
    return searching(context, path, directoryAttributes);
  }
  if (!search.hasDealershipDirectory || !path.startsWith(dealershipsRoot)) return null;
  const slug = path.slice(dealershipsRoot.length);
  const dealerships = context.dealerships.filter((one) => one.slug === slug);
  if (dealerships.length === 0) return null;
  return searching({ ...context, dealerships }, path, dealershipDirectoryAttributes);
}

function searching(
  context: SiteContext,
  basePath: string,
  attributes: readonly (keyof typeof searchAttributes)[],
): SiteContext {
  const { settings } = context;
  const search = {
    ...settings.search,
    basePath,
    // Not among the filters that a site can choose for its own search.
    facets: attributes.map(
      (attribute) => searchAttributes[attribute].key,
    ) as SiteSettings['search']['facets'],
    pageSize: settings.search.directoryPageSize,
    variants: [],
    carTypeChoices: ['all' as const],
    callToActionPositions: [],
  };
  return { ...context, settings: { ...settings, search } };
}
