import type { Model } from '@forecourt/domain/models/model';
import { modelPrice } from '@forecourt/domain/models/model-price';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { priceBasis } from '@forecourt/domain/stock/price/price-basis';
import { priceViewOf } from '../../stock/card/price.view.ts';
import type { StockGlance } from '../../stock/search/stock-glance.ts';
import { isOfModel } from './model-in-stock.ts';

/** The least for which a new car of a model can be had: its list price, or one that stands here for less. */
export interface ModelFrom {
  readonly cents: number;
  /** The one that costs less than the list; null: the list price is the lowest. */
  readonly car: ListedCar | null;
  /** What the price includes: Drive away; null: nobody says, or the site's words of 'from' do. */
  readonly basis: string | null;
}

type PricedModel = Pick<Model, 'name' | 'fromPriceCents' | 'fromPriceType'>;
type Stock = Pick<StockGlance, 'cars'> | null;

/** Null where nobody knows. A car counts where its price includes just what the list price does (LAW-2). */
export function modelFrom(
  model: PricedModel,
  make: string,
  stock: Stock,
  settings: SiteSettings,
): ModelFrom | null {
  const { fromPriceCents } = model;
  if (fromPriceCents === null) return null;
  const basis = modelPrice(model, settings)?.basis ?? null;
  const listed: ModelFrom = { cents: fromPriceCents, car: null, basis };
  if (basis === null) return listed;
  return [listed, ...toBeHad(model, make, stock, settings)]
    .filter((one) => one.basis === basis)
    .reduce((least, one) => (one.cents < least.cents ? one : least));
}

/**
 * The same where it stands above the cars themselves: the least that one of them costs drive away, on the basis that
 * theirs say. A list price is on another basis, and is not held against it (LAW-2).
 */
export function modelFromAboveCars(
  model: PricedModel,
  make: string,
  stock: Stock,
  settings: SiteSettings,
): ModelFrom | null {
  const from = modelFrom(model, make, stock, settings);
  const listed = modelPrice(model, settings);
  const said = priceBasis(listed && (listed.basis ?? listed.amount));
  if (said === null || said === 'driveAway') return from;
  const [first, ...others] = toBeHad(model, make, stock, settings).filter(
    ({ basis }) => priceBasis(basis) === 'driveAway',
  );
  return first ? others.reduce((least, one) => (one.cents < least.cents ? one : least), first) : from;
}

/** What the new ones of a model cost that can be had. */
function toBeHad(
  model: PricedModel,
  make: string,
  stock: Stock,
  settings: SiteSettings,
): readonly ModelFrom[] {
  return (stock?.cars ?? []).flatMap((car) => {
    const cents = askingPriceCents(car, settings.price.aboveCents);
    if (cents === null || !isAvailable(car) || car.reserved || !isOfModel(car, model, make)) return [];
    const asked = priceViewOf(car, settings, null);
    return asked.kind === 'amount' ? [{ cents, car, basis: asked.basis }] : [];
  });
}
