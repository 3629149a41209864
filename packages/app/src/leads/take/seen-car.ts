import type { SeenCar } from '@forecourt/domain/leads/lead-event';
import type { CarOutline } from '../../ports/stock/car-store.port.ts';

/** A car as the visitor sees it now. */
export function seenCarOf(car: CarOutline): SeenCar {
  return {
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    vin: car.vin,
    stockNumber: car.stockNumber,
    carType: car.carType,
    km: car.km,
    colour: car.colour,
    simpleBody: car.simpleBody,
    simpleTransmission: car.simpleTransmission,
    priceCents: car.priceCents,
    priceType: car.priceType,
  };
}
