import type { SiteSettings } from '@forecourt/domain/settings/registry';
import {
  dealershipDirectoryAttributes,
  directoryAttributes,
  searchAttributes,
} from '@forecourt/domain/stock/attributes/search-attributes';
import type { PageRedirect } from '../../shared/page.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import {
  showSearchPage,
  type SearchPage,
  type SearchPageInput,
  type SearchPagePorts,
} from './show-search-page.ts';

/** Without a slug: all that the site shows. */
interface DirectoryPageInput extends SearchPageInput {
  readonly slug?: string;
}

/**
 * The two directories (SRCH-17), where a site has them: all that it shows by manufacturer, model and body, and
 * one dealership by category and price. Null where it has not, and for a dealership that is not shared with it.
 */
export async function showDirectoryPage(
  ports: SearchPagePorts,
  context: SiteContext,
  input: DirectoryPageInput,
): Promise<SearchPage | PageRedirect | null> {
  const directory = directoryAt(input, context);
  return directory && showSearchPage(ports, directory, { ...input, namesMakes: false });
}

const known = new WeakMap<SiteContext, Map<string, SiteContext>>();

/** The site as its directory searches it. Of a context it is made once, as what is known of stock hangs on it. */
function directoryAt(input: DirectoryPageInput, context: SiteContext): SiteContext | null {
  const cached = known.get(context) ?? new Map<string, SiteContext>();
  known.set(context, cached);
  const directory = cached.get(input.path) ?? makeDirectory(input, context);
  if (directory) cached.set(input.path, directory);
  return directory;
}

function makeDirectory({ slug, path }: DirectoryPageInput, context: SiteContext): SiteContext | null {
  const { search } = context.settings;
  if (slug === undefined) {
    return search.hasManufacturerDirectory ? searching(context, path, directoryAttributes) : null;
  }
  if (!search.hasDealershipDirectory) return null;
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
