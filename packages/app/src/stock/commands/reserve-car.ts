import type { CarId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import { isAvailable, isSold } from '@forecourt/domain/stock/car/availability';
import { changeCar, type StockEditorContext, type StockPorts } from './change-car.ts';

type CarInput = { readonly carId: CarId };

/** Marks a car reserved by hand, as when a buyer leaves a deposit at the desk (CON-1). */
export function reserveCar(
  ports: StockPorts,
  context: StockEditorContext,
  { carId }: CarInput,
): Promise<Result<'changed' | 'unchanged', 'car_not_found' | 'car_sold' | 'not_for_sale'>> {
  return changeCar(ports, context, carId, {
    action: 'reserve',
    refusal: (car) => (isSold(car) ? 'car_sold' : isAvailable(car) ? null : 'not_for_sale'),
    apply: ({ cars }) => cars.markReserved(carId),
    before: ({ reserved }) => ({ reserved }),
    after: { reserved: true },
  });
}

/**
 * Puts a car that was reserved by hand back on the market (CON-1). What a visitor has reserved online is not
 * released so: their deposit would still be held (BUY-1).
 */
export function releaseCar(
  ports: StockPorts,
  context: StockEditorContext,
  { carId }: CarInput,
): Promise<Result<'changed' | 'unchanged', 'car_not_found' | 'reserved_online'>> {
  return changeCar(ports, context, carId, {
    action: 'release',
    refusal: async (car, { reservations }) =>
      car.reserved && (await reservations.findKeeping(carId)) !== null ? 'reserved_online' : null,
    apply: ({ cars }) => cars.release(carId),
    before: ({ reserved }) => ({ reserved }),
    after: { reserved: false },
  });
}
