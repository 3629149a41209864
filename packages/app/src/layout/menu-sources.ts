import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import type { NavigationSite } from '@forecourt/domain/site/navigation';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { MenuStock } from './menu-stock.ts';

/** What the menus of a site are made of. */
export interface MenuSources {
  readonly settings: SiteSettings;
  readonly sitePages: NavigationSite;
  readonly media: MediaAddresses;
  readonly stock: MenuStock | null;
  readonly manufacturers: readonly Manufacturer[];
  /** The models of the site's one manufacturer; null where it has several. */
  readonly range: SiteRange | null;
}

interface SiteRange {
  readonly make: Manufacturer;
  readonly models: readonly Model[];
}
