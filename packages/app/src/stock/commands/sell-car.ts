import type { CarId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import { changeCar, type StockEditorContext, type StockPorts } from './change-car.ts';

/** Marks a car sold (CON-1), also one that no site shows. Of two sales the first one's moment stays. */
export function sellCar(
  ports: StockPorts,
  context: StockEditorContext,
  { carId }: { readonly carId: CarId },
): Promise<Result<'changed' | 'unchanged', 'car_not_found'>> {
  return changeCar(ports, context, carId, {
    action: 'sell',
    apply: ({ cars }) => cars.setStatus(carId, 'sold', context.now),
    before: ({ status, soldAt }) => ({ status, soldAt }),
    after: { status: 'sold', soldAt: context.now },
  });
}
