import { Temporal } from 'temporal-polyfill';
import type { SiteSettings } from '../settings/registry.ts';
import type { LookedUpVehicle } from './read-vehicle-lookup.ts';

type ValuedVehicle = Pick<LookedUpVehicle, 'buildMonth' | 'buildYear' | 'km' | 'year'>;
type EligibilitySettings = Pick<SiteSettings['tradeIn'], 'mostKm' | 'oldestYears'>;

interface Eligibility {
  readonly isEligible: boolean;
  readonly reasons: readonly ('tooOld' | 'tooManyKm' | 'unknown')[];
  /** When the car becomes too old; null where time changes nothing. */
  readonly validUntil: Date | null;
}

interface Today {
  readonly now: Date;
  readonly zone: string;
}

/**
 * Whether a car gets a value at once (TRADE-6): not one over 10 years old or over 100,000 km, whose owner
 * is called instead. So is the owner of a car whose age or kilometres nobody knows: an offer binds.
 */
export function valuationEligibility(
  vehicle: ValuedVehicle,
  { mostKm, oldestYears }: EligibilitySettings,
  { now, zone }: Today,
): Eligibility {
  const agesOut = tooOldFrom(vehicle, oldestYears, zone);
  const isTooOld = agesOut !== null && now >= agesOut;
  const isUnknown = agesOut === null || vehicle.km === null;
  const reasons = [
    ...(isTooOld ? (['tooOld'] as const) : []),
    ...(vehicle.km !== null && vehicle.km > mostKm ? (['tooManyKm'] as const) : []),
    ...(isUnknown ? (['unknown'] as const) : []),
  ];
  return { isEligible: reasons.length === 0, reasons, validUntil: isTooOld ? null : agesOut };
}

/** A car has its tenth birthday all month long, or, where only its year is known, all year. */
function tooOldFrom(vehicle: ValuedVehicle, oldestYears: number, zone: string): Date | null {
  const year = vehicle.buildYear ?? vehicle.year;
  if (year === null) return null;
  const month = vehicle.buildYear === null ? null : vehicle.buildMonth;
  const birthday = new Temporal.PlainDate(year, month ?? 12, 1).add({ years: oldestYears });
  return new Date(birthday.add({ months: 1 }).toZonedDateTime(zone).epochMilliseconds);
}
