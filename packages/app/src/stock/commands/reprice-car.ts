import type { CarId } from '@forecourt/domain/core/ids';
import { fail, type Result } from '@forecourt/domain/core/result';
import { isSold } from '@forecourt/domain/stock/car/availability';
import type { CarPrices } from '../../ports/stock/car-store.port.ts';
import { changeCar, type StockEditorContext, type StockPorts } from './change-car.ts';
import { soundPrices } from './sound-prices.ts';

/** Gives a car other prices (CON-1). What a sold car cost stays what it was. */
export async function repriceCar(
  ports: StockPorts,
  context: StockEditorContext,
  { carId, prices: given }: { readonly carId: CarId; readonly prices: CarPrices },
): Promise<Result<'changed' | 'unchanged', 'car_not_found' | 'car_sold' | 'price_invalid'>> {
  const prices = soundPrices(given);
  if (prices === null) return fail('price_invalid');
  return changeCar(ports, context, carId, {
    action: 'reprice',
    refusal: (car) => (isSold(car) ? 'car_sold' : null),
    apply: ({ cars }) => cars.setPrices(carId, prices, context.now),
    before: ({ priceCents, beforePriceCents, offerPriceCents }) => ({
      priceCents,
      beforePriceCents,
      offerPriceCents,
    }),
    after: prices,
  });
}
