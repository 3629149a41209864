import type { Random } from '../random.ts';
import type { CarType } from './choose-vehicle.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** How long cars stand in yards, in days: none of the world is older stock, but one in seven is new this week. */
const longest = 120;
const newestDays = 8;

export interface CarDates {
  readonly createdAt: Date;
  readonly buildDate: string;
  readonly complianceDate: string;
  /** From the year of the model to when it came to the yard. */
  readonly years: number;
}

/** When a car came to the yard, and when it was built and complied before that. */
export function carDates(
  year: number,
  carType: CarType,
  asOf: Date,
  random: Random,
  stood: readonly [least: number, most: number] = random.chance(0.15)
    ? [0, newestDays]
    : [newestDays, longest],
): CarDates {
  const days = stood[0] + random.next() * (stood[1] - stood[0]);
  const createdAt = new Date(asOf.getTime() - Math.floor(days * dayMs));
  const latest = createdAt.getUTCFullYear() * 12 + createdAt.getUTCMonth() - 3;
  // A car of this model year may well have been built at the end of the last one.
  const built = Math.min(year * 12 + random.int(0, 11), latest - (carType === 'new' ? 0 : 1));
  const complied = built + random.int(1, 2);
  return {
    createdAt,
    buildDate: firstOfMonth(built),
    complianceDate: firstOfMonth(complied),
    years: Math.max(0, (latest + 3 - complied) / 12),
  };
}

/** The day on which the registration ends: within the coming year, and now and then just behind us. */
export function regoExpiryDate(asOf: Date, random: Random): string {
  const days = random.chance(0.07) ? -random.int(1, 60) : random.int(3, 360);
  return isoDay(new Date(asOf.getTime() + days * dayMs));
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function firstOfMonth(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
