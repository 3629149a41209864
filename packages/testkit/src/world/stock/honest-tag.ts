import type { Car } from '@forecourt/domain/stock/car/car';
import { dayMs } from './car-dates.ts';

type TaggedCar = Pick<Car, 'tag' | 'year' | 'owners' | 'km' | 'createdAt'>;

interface Known {
  readonly asOf: Date;
  /** What others of its age have done. */
  readonly usualKm: number;
}

const lately = 14;

/** What staff wrote across the photograph; nothing where the car tells otherwise. */
export function honestTag({ tag, year, owners, km, createdAt }: TaggedCar, { asOf, usualKm }: Known) {
  const stoodDays = (asOf.getTime() - createdAt.getTime()) / dayMs;
  const isTrue: Readonly<Record<string, boolean>> = {
    // What is run out is last year’s.
    'Runout Sale': (year ?? 0) < asOf.getUTCFullYear(),
    'One Owner': owners === 1,
    'Low Kms': km !== null && km < usualKm * 0.75,
    'Just Traded': stoodDays < lately,
  };
  return tag !== null && isTrue[tag] === false ? null : tag;
}
