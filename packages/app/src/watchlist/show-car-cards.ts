import { ok, type Result } from '@forecourt/domain/core/result';
import type { Car } from '@forecourt/domain/stock/car/car';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { savedCarEvent, type SavedCarEvent } from '@forecourt/domain/watchlist/saved-car-event';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { carCardViewOf, type CarCardView } from '../stock/card/car-card.view.ts';
import { glanceCard } from '../stock/card/glance-card.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import { mostCards, type RequestedCar } from './requested-cars.ts';

/** A car that was kept, as its page and the garage draw it. */
export interface SavedCarView {
  readonly card: CarCardView;
  /** Null: there is nothing to tell. */
  readonly event: SavedCarEvent | null;
}

export interface CarCardsView {
  readonly cars: readonly SavedCarView[];
}

type CardFacts = Pick<SiteContext['settings']['carCard'], 'details' | 'chips'>;
const carFacts: CardFacts = { details: [], chips: ['km', 'transmission', 'fuel'] };
const bikeFacts: CardFacts = { details: ['odometer', 'engine'], chips: [] };

export interface CarCardsPorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'listByIds'> }>;
  readonly media: MediaAddresses;
}

/** The cards of cars that a visitor kept, in their order; what the site no longer shows is left out (WATCH-3, WATCH-5). */
export async function showCarCards(
  { store, media }: CarCardsPorts,
  context: SiteContext,
  { requested, now }: { readonly requested: readonly RequestedCar[]; readonly now: Date },
): Promise<Result<CarCardsView, never>> {
  const wanted = requested.slice(0, mostCards);
  const found =
    wanted.length === 0
      ? []
      : await store.run(context.scope, ({ cars }) => cars.listByIds(wanted.map(({ id }) => id)));
  const savedAts = new Map(wanted.map(({ id, savedAt }) => [id, savedAt]));
  const shown = found.filter((car) => isOnSite(car, context, now));
  const cars = shown.map((car) => ({
    card: glanceCard(carCardViewOf(listedCar(car), savedListSite(car, context), { media, now }).card),
    event: savedCarEvent(car, { savedAt: savedAts.get(car.id) ?? null, now, zone: context.zone }).event,
  }));
  return ok({ cars });
}

/** What is weighed up among vehicles that are known already: how far each has gone, and what to do next. */
function savedListSite({ itemType }: Pick<Car, 'itemType'>, context: SiteContext): SiteContext {
  const { settings } = context;
  // Nearly every motorcycle is a manual that burns petrol: what tells two apart is the engine.
  const told = itemType === 'motorcycle' ? bikeFacts : carFacts;
  return {
    ...context,
    settings: {
      ...settings,
      carCard: { ...settings.carCard, caravanDetails: ['sleeps', 'length', 'tare', 'atm'], ...told },
      cardButtons: { ...settings.cardButtons, shown: ['testDrive', 'quickEnquiry'] },
    },
  };
}
