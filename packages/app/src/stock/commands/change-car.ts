import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { ReservationStore } from '../../ports/checkout/reservation-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

export interface StockStores {
  readonly cars: CarStore;
  readonly audit: AuditStore;
  readonly locations: LocationStore;
  readonly reservations: ReservationStore;
}

export interface StockPorts {
  readonly store: StoreRunner<StockStores>;
}

/** A member of staff at the stock of the dealerships that they manage. */
export interface StockEditorContext {
  readonly scope: StaffScope;
  readonly now: Date;
  readonly requestId: string | null;
}

interface CarChange<Refusal> {
  /** The verb of the audit trail. */
  readonly action: string;
  /** Why this car must not be changed so; null where it may. */
  refusal?(car: Car, stores: StockStores): Promise<Refusal | null> | Refusal | null;
  /** Makes the change and answers whether there was anything to change. */
  apply(stores: StockStores): Promise<boolean>;
  /** What the audit trail keeps of the car as it was, and of what it became. */
  before(car: Car): object;
  readonly after: object;
}

/**
 * Changes one car in one transaction: nobody else can change it between the look at it and the change, the
 * search index hears of it, and the audit trail says who it was. A change that was made before is
 * `unchanged` and leaves no second trace.
 */
export function changeCar<Refusal>(
  ports: StockPorts,
  { scope, requestId }: StockEditorContext,
  carId: CarId,
  change: CarChange<Refusal>,
): Promise<Result<'changed' | 'unchanged', Refusal | 'car_not_found'>> {
  return ports.store.run(scope, async (stores) => {
    const car = await stores.cars.findToChange(carId);
    if (car === null) return fail('car_not_found');
    const refusal = (await change.refusal?.(car, stores)) ?? null;
    if (refusal !== null) return fail(refusal);
    if (!(await change.apply(stores))) return ok('unchanged');
    await stores.audit.append({
      place: { dealershipId: car.dealershipId },
      action: change.action,
      subjectKind: 'car',
      subjectId: car.id,
      before: change.before(car),
      after: change.after,
      requestId,
    });
    return ok('changed');
  });
}
