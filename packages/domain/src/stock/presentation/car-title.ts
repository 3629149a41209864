import type { SiteSettings } from '../../settings/registry.ts';
import { carName } from '../car/car-name.ts';
import type { Car } from '../car/car.ts';

export type TitledCar = Pick<
  Car,
  'year' | 'make' | 'model' | 'badge' | 'series' | 'name' | 'carsalesTitle' | 'itemType'
>;

export interface CarTitle {
  /** 2021 Toyota Corolla. */
  readonly title: string;
  /** Ascent Sport ZWE211R. */
  readonly subtitle: string | null;
}

const kinds = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const;

/**
 * How a card names a car (CARD-1): year, make and model, and below them badge and series. A car with
 * neither make nor model goes by the name its feed gave it, which holds the badge already.
 */
export function carTitle(
  car: TitledCar,
  { showsBadgeAndSeries }: Pick<SiteSettings['carCard'], 'showsBadgeAndSeries'>,
): CarTitle {
  const [make, model] = [carName(car.make), carName(car.model)];
  if (make === null && model === null) {
    const given = carName(car.name) ?? carName(car.carsalesTitle);
    return { title: given ?? joined([car.year, kinds[car.itemType]]), subtitle: null };
  }
  // Many feeds repeat the badge as the series.
  const below = joined([...new Set([carName(car.badge), carName(car.series)])]);
  return {
    title: joined([car.year, make, model]),
    subtitle: showsBadgeAndSeries && below !== '' ? below : null,
  };
}

/** The whole name in one line, for page titles and the text of pictures: 2021 Toyota Corolla Ascent Sport. */
export function fullCarName(car: TitledCar): string {
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  return subtitle === null ? title : `${title} ${subtitle}`;
}

function joined(parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
