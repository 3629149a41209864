import type { CarId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import { changeCar, type StockEditorContext, type StockPorts } from './change-car.ts';

/** Takes a car off every site that shows it (CON-1): it is a draft again, and only staff see it. */
export function withdrawCar(
  ports: StockPorts,
  context: StockEditorContext,
  { carId }: { readonly carId: CarId },
): Promise<Result<'changed' | 'unchanged', 'car_not_found'>> {
  return changeCar(ports, context, carId, {
    action: 'withdraw',
    apply: ({ cars }) => cars.setShown(carId, false),
    before: ({ showOnDealerWebsite }) => ({ showOnDealerWebsite }),
    after: { showOnDealerWebsite: false },
  });
}
