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

type TitleSettings = Pick<SiteSettings['carCard'], 'showsBadgeAndSeries'> &
  Partial<Pick<SiteSettings['carCard'], 'showsSeriesCodes'>>;

/** What a maker calls a series inside: ZWE211R, GUN126R, T33, KL1; a model year is no such code: MY19. */
const seriesCode = /^(?!MY\d)[A-Z]{1,4}\d[A-Z\d]*$/;

const kinds = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const;

/**
 * How a card names a car (CARD-1): year, make and model, and below them badge and series. A car with
 * neither make nor model goes by the name its feed gave it, which holds the badge already.
 */
export function carTitle(
  car: TitledCar,
  { showsBadgeAndSeries, showsSeriesCodes = true }: TitleSettings,
): CarTitle {
  const [make, model] = [carName(car.make), carName(car.model)];
  if (make === null && model === null) {
    const given = carName(car.name) ?? carName(car.carsalesTitle);
    return { title: given ?? joined([car.year, kinds[car.itemType]]), subtitle: null };
  }
  const named = saidOnce(model, carName(car.badge));
  // Many feeds repeat the badge as the series.
  const series = carName(car.series);
  const isSaid = series !== null && (showsSeriesCodes || named.badge === null || !seriesCode.test(series));
  const below = joined([...new Set([named.badge, isSaid ? series : null])]);
  return {
    title: joined([car.year, make, named.model]),
    subtitle: showsBadgeAndSeries && below !== '' ? below : null,
  };
}

/** The whole name in one line, for page titles and the text of pictures: 2021 Toyota Corolla Ascent Sport. */
export function fullCarName(car: TitledCar): string {
  const { title, subtitle } = carTitle(car, { showsBadgeAndSeries: true });
  return subtitle === null ? title : `${title} ${subtitle}`;
}

/**
 * A badge that says the model again says it once: DR-Z400E for the DR-Z400, Multistrada V4 with S and not V4 S. Of one
 * or two letters only what a number follows is the model: C200 is a C, and the A of AMG is not.
 */
function saidOnce(
  model: string | null,
  badge: string | null,
): { readonly model: string | null; readonly badge: string | null } {
  if (model === null || badge === null) return { model, badge };
  const isModel = badge.startsWith(model) && (model.length > 2 || /^[\s\d]/.test(badge.slice(model.length)));
  if (isModel) return { model: badge, badge: null };
  const [first, ...rest] = badge.split(' ');
  return model.endsWith(` ${first}`) ? { model, badge: rest.join(' ') || null } : { model, badge };
}

function joined(parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
