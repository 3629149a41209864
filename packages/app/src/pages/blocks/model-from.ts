import type { Model } from '@forecourt/domain/models/model';
import { modelPrice } from '@forecourt/domain/models/model-price';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { priceViewOf } from '../../stock/card/price.view.ts';
import type { StockGlance } from '../../stock/search/stock-glance.ts';
import { isOfModel } from './model-in-stock.ts';

/** The least for which a new car of a model can be had: its list price, or one that stands here for less. */
export interface ModelFrom {
  readonly cents: number;
  /** The one that costs less than the list; null: the list price is the lowest. */
  readonly car: ListedCar | null;
}

/** Null where nobody knows. A car counts where its price includes just what the list price does (LAW-2). */
export function modelFrom(
  model: Pick<Model, 'name' | 'fromPriceCents' | 'fromPriceType'>,
  make: string,
  stock: Pick<StockGlance, 'cars'> | null,
  settings: SiteSettings,
): ModelFrom | null {
  const { fromPriceCents } = model;
  if (fromPriceCents === null) return null;
  const listed: ModelFrom = { cents: fromPriceCents, car: null };
  const basis = modelPrice(model, settings)?.basis ?? null;
  if (basis === null) return listed;
  return (stock?.cars ?? []).reduce((least, car) => {
    const cents = askingPriceCents(car, settings.price.aboveCents);
    if (cents === null || cents >= least.cents || !isAvailable(car) || car.reserved) return least;
    if (!isOfModel(car, model, make)) return least;
    const asked = priceViewOf(car, settings, null);
    return asked.kind === 'amount' && asked.basis === basis ? { cents, car } : least;
  }, listed);
}
