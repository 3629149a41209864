import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { isAvailable, isSold } from '@forecourt/domain/stock/car/availability';
import type { CarToSave } from '../../ports/stock/car-store.port.ts';
import type { StockEditorContext, StockPorts } from './change-car.ts';
import { soundPrices } from './sound-prices.ts';

export type ArrivalRefusal =
  | 'price_invalid'
  /** It arrives sold, or in a status in which nobody could buy it. */
  | 'not_for_sale'
  /** The location is not one of the dealership's. */
  | 'location_not_found'
  /** Another car of the dealership has the address. */
  | 'slug_taken'
  /** Another dealership has the car, or the one that is named is not the member of staff's to stock. */
  | 'elsewhere';

/**
 * Takes a new car into stock (CON-1). A car arrives once: whoever repeats it changes nothing, whatever has
 * become of the car since.
 */
export async function arriveCar(
  ports: StockPorts,
  { scope, now, requestId }: StockEditorContext,
  car: CarToSave,
): Promise<Result<'arrived' | 'unchanged', ArrivalRefusal>> {
  const prices = soundPrices(car);
  if (prices === null) return fail('price_invalid');
  if (!isAvailable(car) || isSold(car)) return fail('not_for_sale');

  return ports.store.run(scope, async ({ cars, locations, audit }) => {
    const known = await cars.findToChange(car.id);
    if (known !== null) return known.dealershipId === car.dealershipId ? ok('unchanged') : fail('elsewhere');
    if (car.locationId !== null) {
      const location = await locations.find(car.locationId);
      if (location?.dealershipId !== car.dealershipId) return fail('location_not_found');
    }
    const saved = await cars.save(car, now);
    if (saved === 'slug_taken' || saved === 'elsewhere') return fail(saved);
    const { slug, name, stockNumber, showOnDealerWebsite } = car;
    await audit.append({
      place: { dealershipId: car.dealershipId },
      action: 'arrive',
      subjectKind: 'car',
      subjectId: car.id,
      before: null,
      after: { slug, name, stockNumber, showOnDealerWebsite, ...prices },
      requestId,
    });
    return ok('arrived');
  });
}
