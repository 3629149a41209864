import type { NavigationSite } from '@forecourt/domain/site/navigation';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** A site on which staff published nothing. */
export function noPages({ settings }: Pick<SiteContext, 'settings'>): NavigationSite {
  return { settings, publishedPaths: new Set(), hasModels: false, hasBrands: false };
}

/** No card here has a picture. */
export const noMedia = {} as MediaAddresses;
