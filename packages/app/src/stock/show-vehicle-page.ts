import { carPath } from '@forecourt/domain/site/car-paths';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import type { Car } from '@forecourt/domain/stock/car';
import { emptySearch } from '@forecourt/domain/stock/search-state';
import { soldPage } from '@forecourt/domain/stock/sold-page';
import type { Page, PageAddress } from '../pages/page.view.ts';
import type { CarStore } from '../ports/car-store.ts';
import type { MediaAddresses } from '../ports/media-addresses.ts';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock-index.ts';
import type { StoreRunner } from '../ports/store-runner.ts';
import type { SiteContext } from '../site/site-context.ts';
import { carCardViewOf, type ShownCard } from './car-card.view.ts';
import { earliest } from './earliest.ts';
import { isOnSite } from './is-on-site.ts';
import { stockSite } from './stock-site.ts';
import { vehicleHead } from './vehicle-head.ts';
import { vehicleViewOf } from './vehicle-parts.view.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';

export interface VehiclePagePorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findBySlug'> }>;
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

const longestSlug = 300;

/** The page of a car (URL-3, VDP-1, VDP-4); null where the site has no such car. */
export async function showVehiclePage(
  ports: VehiclePagePorts,
  context: SiteContext,
  { address, now }: { readonly address: PageAddress; readonly now: Date },
): Promise<Page<'vehicle', VehiclePageView> | null> {
  const slug = slugOfPath(address.path);
  if (slug === null) return null;
  const car = await ports.store.run(context.scope, ({ cars }) => cars.findBySlug(slug));
  if (!car || !isOnSite(car, context, now)) return null;

  const sold = soldPage(car, context.settings, now, context.zone);
  const similar = sold.offersSimilar ? await findSimilar(ports, context, car, now) : [];
  const { view, validUntil } = vehicleViewOf(car, context, {
    media: ports.media,
    now,
    notice: sold.notice,
    similar: similar.map(({ card }) => card),
  });
  const isOpen = pageIndexing(address.path, context.settings.site) === 'index, follow';
  return {
    kind: 'vehicle',
    status: sold.httpStatus,
    head: vehicleHead(context, car, view, sold.isIndexed && isOpen),
    view,
    validUntil: earliest([validUntil, sold.validUntil, ...similar.map((one) => one.validUntil)]),
    isDegraded: false,
    madeOf: { query: [], stock: 'at-once' },
  };
}

function slugOfPath(path: string): string | null {
  const [, written] = /^\/cars\/([^/]+)$/.exec(path) ?? [];
  if (written === undefined || written.length > longestSlug * 3) return null;
  try {
    const slug = decodeURIComponent(written);
    // Only as links write it: one page, one address.
    return slug.length <= longestSlug && carPath(slug) === path ? slug : null;
  } catch {
    return null;
  }
}

/** Cars of the same make and body that can still be bought; none where the search does not answer. */
async function findSimilar(
  { stockIndex, media }: VehiclePagePorts,
  context: SiteContext,
  { id, make, simpleBody }: Car,
  now: Date,
): Promise<readonly ShownCard[]> {
  const { similarCarsShown } = context.settings.vehiclePage;
  const lists = {
    status: ['in_stock', 'coming_soon'],
    ...(make !== null && { make: [make] }),
    ...(simpleBody !== null && { body: [simpleBody] }),
  };
  const state = { ...emptySearch('relevant'), lists };
  try {
    const search = { state, pageSize: similarCarsShown + 1, facets: [], stats: [] };
    const { hits } = await stockIndex.search(stockSite(context, now), search);
    const others = hits.filter((hit) => hit.id !== id).slice(0, similarCarsShown);
    return others.map((hit) => carCardViewOf(hit, context, { media, now }));
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return [];
    throw error;
  }
}
