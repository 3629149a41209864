import type { CarId } from '@forecourt/domain/core/ids';
import { ok, type Result } from '@forecourt/domain/core/result';
import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { savedCarEvent, type SavedCarEvent } from '@forecourt/domain/watchlist/saved-car-event';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { carCardViewOf, type CarCardView } from '../stock/card/car-card.view.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';

/** The most that is asked for at once, and as many as a browser keeps. */
export const mostCards = 100;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be the id of a car: anything else would be an error to the database. */
export function isCarId(text: string): text is CarId {
  return uuid.test(text);
}

export interface RequestedCar {
  readonly id: CarId;
  /** When the visitor saved it; null where that is not known or asked about. */
  readonly savedAt: Date | null;
}

/** A car that was kept, as its page and the garage draw it. */
export interface SavedCarView {
  readonly card: CarCardView;
  /** Null: there is nothing to tell. */
  readonly event: SavedCarEvent | null;
}

export interface CarCardsView {
  readonly cars: readonly SavedCarView[];
  /** 6 saved cars. 1 is cheaper than when you saved it. */
  readonly summary: string;
}

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
    card: withoutWeekly(carCardViewOf(listedCar(car), context, { media, now }).card),
    event: savedCarEvent(car, { savedAt: savedAts.get(car.id) ?? null, now, zone: context.zone }).event,
  }));
  return ok({ cars, summary: summaryOf(cars, context.settings) });
}

/** A weekly repayment needs the law's warning on the same screen (LAW-2), and these cards stand on any. */
function withoutWeekly(card: CarCardView): CarCardView {
  return card.price.kind === 'amount' ? { ...card, price: { ...card.price, weekly: null } } : card;
}

function summaryOf(cars: readonly SavedCarView[], { stock }: SiteContext['settings']): string {
  const of = (kind: SavedCarEvent['kind']) => cars.filter(({ event }) => event?.kind === kind).length;
  const saved = `${cars.length} saved ${vehicleNoun(cars.length, stock)}.`;
  const [dropped, reserved, sold] = [of('priceDrop'), of('reserved'), of('sold')];
  const news = [
    dropped > 0 && `${dropped} ${isOrAre(dropped)} cheaper than when you saved ${itOrThem(dropped)}.`,
    reserved > 0 && `${reserved} ${isOrAre(reserved)} reserved.`,
    sold > 0 && `${sold} ${isOrAre(sold)} sold.`,
  ];
  return [saved, ...news.filter((one) => one !== false)].join(' ');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function itOrThem(count: number): string {
  return count === 1 ? 'it' : 'them';
}
