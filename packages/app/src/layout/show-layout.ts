import { locationFilter } from '@forecourt/domain/locations/location-filter';
import { locationOrder } from '@forecourt/domain/locations/location-order';
import type { Location } from '@forecourt/domain/locations/location';
import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { soldHere } from '@forecourt/domain/models/sold-here';
import { activePromos } from '@forecourt/domain/promotions/active-promos';
import { popupPromotion } from '@forecourt/domain/promotions/popup';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { themeCss } from '@forecourt/domain/site/theme';
import { pictureView } from '../shared/picture.view.ts';
import { loadSitePages } from '../shared/site-pages.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { ModelStore } from '../ports/content/model-store.port.ts';
import type { PageStore } from '../ports/content/page-store.port.ts';
import type { PromoStore } from '../ports/content/promo-store.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { savingViewOf } from '../watchlist/saving.view.ts';
import { layoutBrand, layoutFonts, layoutLook } from './layout-look.ts';
import { layoutFooter } from './layout-footer.ts';
import { layoutHeader } from './layout-header.ts';
import type { LayoutView, PopupView } from './layout.view.ts';
import { menuStock } from './menu-stock.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface LayoutPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
  readonly store: StoreRunner<{
    readonly locations: Pick<LocationStore, 'list'>;
    readonly models: Pick<ModelStore, 'listManufacturers' | 'listModels'>;
    readonly pages: Pick<PageStore, 'list'>;
    readonly promos: Pick<PromoStore, 'listActive'>;
  }>;
}

/** The layout at a moment, and the next at which a rule alone would change it. */
export interface LayoutNow {
  readonly layout: LayoutView;
  readonly validUntil: Date | null;
}

const limits = { offers: 60, locations: 500, manufacturers: 500, models: 200 } as const;
/** A layout without the makes of the stock, for want of a search engine, is made again soon. */
const withoutStockMs = 30_000;

const known = new WeakMap<SiteContext, { readonly from: Date; readonly shown: Promise<LayoutNow> }>();
const settled = new WeakMap<Promise<LayoutNow>, LayoutNow>();

/**
 * What stands around every page of a site, cached by its context: that is made anew whenever anything of the site
 * changes. A layout expires when a rule would change it; a failure is not cached.
 */
export function showLayout(ports: LayoutPorts, context: SiteContext, now: Date): Promise<LayoutNow> {
  const last = known.get(context);
  if (last && last.from <= now && !hasEnded(settled.get(last.shown), now)) return last.shown;
  const shown = workOut(ports, context, now);
  known.set(context, { from: now, shown });
  shown.then(
    (layout) => settled.set(shown, layout),
    () => known.delete(context),
  );
  return shown;
}

function hasEnded(layout: LayoutNow | undefined, now: Date): boolean {
  const end = layout?.validUntil ?? null;
  return end !== null && end <= now;
}

async function workOut(ports: LayoutPorts, context: SiteContext, now: Date): Promise<LayoutNow> {
  const { site, scope, settings, zone, publicHolidays } = context;
  const { media } = ports;
  const [read, stock] = await Promise.all([
    ports.store.run(scope, async ({ locations, models, pages, promos }) => ({
      offers: await promos.listActive(site.id, { kind: 'offer', at: now, limit: limits.offers }),
      sitePages: await loadSitePages({ pages, models }, context),
      locations: await locations.list(limits.locations),
      manufacturers: await models.listManufacturers(limits.manufacturers),
      models: site.manufacturerId === null ? [] : await models.listModels(site.manufacturerId, limits.models),
    })),
    menuStock(ports.stockIndex, context, now),
  ]);
  const { manufacturers, models } = read;
  const offers = activePromos(read.offers, { now, zone, settings: settings.promotions, seed: site.id });
  const sitePages = { ...read.sitePages, hasOffers: offers.promos.length > 0 };
  const make = manufacturers.find(({ id }) => id === site.manufacturerId);
  const range = make ? { make, models: soldHere(models, settings.models) } : null;
  const locations = locationOrder(read.locations, settings.locations);
  const main = mainLocation(locations);
  const menu = { settings, sitePages, media, stock, manufacturers, range };
  const { header, validUntil } = layoutHeader({ ...menu, main, zone, publicHolidays, now });
  const promotion = popupPromotion(settings.promotions.popup, now, zone);
  // What begins is read when it has: offers begin with a day.
  const offersEnd = offers.validUntil ?? endOfDay(now, zone);
  const ends = [
    validUntil,
    promotion.validUntil,
    offersEnd,
    stock ? null : new Date(now.getTime() + withoutStockMs),
  ];
  return {
    layout: {
      siteName: site.name,
      look: layoutLook(settings),
      themeCss: themeCss(settings.theme),
      fonts: layoutFonts(settings.theme),
      brand: layoutBrand(site, settings),
      header,
      footer: layoutFooter({ settings, sitePages, locations, main }),
      popup: promotion.popup && popupView(promotion.popup, { media, sitePages }),
      saving: savingViewOf(context),
      cachedPages: settings.searchControls.cachedResults,
    },
    validUntil:
      ends.flatMap((end) => end ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}

/** The one that the dealer calls primary, else the first of the site's order. */
function mainLocation(ordered: readonly Location[]): Location | null {
  const [primary] = locationFilter(ordered, 'primary').locations;
  return primary ?? ordered[0] ?? null;
}

function popupView(
  popup: NonNullable<SiteContext['settings']['promotions']['popup']>,
  { media, sitePages }: { readonly media: MediaAddresses; readonly sitePages: NavigationSite },
): PopupView {
  const { title, text, imageUrl, button, expiryDate } = popup;
  return {
    title,
    text,
    picture: imageUrl === null ? null : pictureView(media, { url: imageUrl, alt: '' }, 75),
    button: navigationLink(button, sitePages),
    key: `${expiryDate} ${title}`,
  };
}
