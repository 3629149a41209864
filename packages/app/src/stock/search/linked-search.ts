import { addressHere, addressParts, type AliasSettings } from '@forecourt/domain/site/path-aliases';
import type { SearchAddress } from '@forecourt/domain/stock/search/search-path';

/** Where a link of the site leads, for who reads searches from addresses. */
export function linkedSearch(link: string, settings: AliasSettings): SearchAddress {
  const { path, rest } = addressParts(addressHere(link, settings));
  const [beforeAnchor = ''] = rest.split('#', 1);
  return { path, query: beforeAnchor.replace(/^\?/, '') };
}
