import { settingsForItemType } from '@forecourt/domain/settings/settings-for-item-type';
import { carPath } from '@forecourt/domain/site/car-paths';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { soldPage } from '@forecourt/domain/stock/vehicle-page/sold-page';
import type { Page } from '../../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { carCardViewsOf } from '../card/car-card.view.ts';
import { readCarSlug } from '../../shared/car-slug.ts';
import { earliest } from '../../shared/earliest.ts';
import { findLikeCars } from './find-like-cars.ts';
import { findSimilarCars } from './find-similar-cars.ts';
import { isOnSite } from '../search/is-on-site.ts';
import { vehicleHead } from './vehicle-head.ts';
import { vehicleViewOf } from './vehicle-parts.view.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';

export interface VehiclePagePorts {
  readonly store: StoreRunner<
    {
      readonly cars: Pick<CarStore, 'findBySlug'>;
      readonly locations: Pick<LocationStore, 'find'>;
    } & SitePagesStores
  >;
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

/** The page of a car (URL-3, VDP-1, VDP-4); null where the site has no such car. */
export async function showVehiclePage(
  ports: VehiclePagePorts,
  context: SiteContext,
  { slug: written, now }: { readonly slug: string; readonly now: Date },
): Promise<Page<'vehicle', VehiclePageView> | null> {
  const slug = readCarSlug(written);
  const read = slug === null ? null : await readCar(ports, context, { slug, now });
  if (!read) return null;

  const { car, location, sitePages } = read;
  const { stockIndex, media } = ports;
  const sold = soldPage(car, context.settings, now, context.zone);
  const [similar, alike] = await Promise.all([
    findSimilarCars(stockIndex, context, { car, now }),
    findLikeCars(stockIndex, context, { car, now }),
  ]);
  const cards = carCardViewsOf(similar.cars, context, { media, now });
  // A site that sells several things says on the page of one what it is.
  const settings = settingsForItemType(context.settings, car.itemType);
  const { view, validUntil } = vehicleViewOf(
    car,
    { ...context, settings },
    {
      media,
      now,
      sold,
      location,
      sitePages,
      similar: cards.map(({ card }) => card),
      alike,
    },
  );
  const isOpen = pageIndexing(carPath(car.slug), context.settings.site) === 'index, follow';
  return {
    kind: 'vehicle',
    status: sold.httpStatus,
    head: vehicleHead(context, car, view, sold.isIndexed && isOpen),
    view,
    validUntil: earliest([validUntil, sold.validUntil, ...cards.map((one) => one.validUntil)]),
    isDegraded: similar.isDegraded,
    madeOf: { query: [], stock: 'at-once' },
  };
}

/** The car with the location where it stands; null where this site does not show it. */
function readCar(
  { store }: VehiclePagePorts,
  context: SiteContext,
  { slug, now }: { readonly slug: string; readonly now: Date },
) {
  return store.run(context.scope, async ({ cars, locations, pages, models }) => {
    const car = await cars.findBySlug(slug);
    if (!car || !isOnSite(car, context, now)) return null;
    const location = car.locationId === null ? null : await locations.find(car.locationId);
    // What a dealer hides of a location is not told here either; the car still says where it stands.
    const shown = location?.visible === true ? location : null;
    return { car, location: shown, sitePages: await loadSitePages({ pages, models }, context) };
  });
}
