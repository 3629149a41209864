import { knownText } from '../core/known-text.ts';
import { addDays, addMonths, dateIn, startOfDay } from '../core/zoned-time.ts';
import type { StateCode } from '../locations/state-code.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import type { Car } from '../stock/car/car.ts';
import { changeDays, isInForce } from '../core/dated-row.ts';
import { exceptedRows, warrantyRows, type Limit, type WarrantyRow } from './statutory-warranty-table.ts';
import { whyNoWarranty, type WarrantyGap } from './why-no-warranty.ts';

export type WarrantyCar = Pick<
  Car,
  'carType' | 'itemType' | 'buildDate' | 'year' | 'km' | 'priceCents' | 'offerPriceCents'
>;

export type StatutoryWarranty = { readonly validUntil: Date | null } & (
  | { readonly kind: 'covered'; readonly months: number; readonly km: number; readonly source: string }
  /** The law gives none, whoever sells it; in words that name the state and what is missed. */
  | { readonly kind: 'none'; readonly why: string; readonly source: string }
  /** New vehicles have their maker's warranty and the consumer guarantees. */
  | { readonly kind: 'not_used' }
  | { readonly kind: 'unknown'; readonly missing: WarrantyGap }
);

/** Yes, no, or not to be said from what is known of the car. */
type Fit = boolean | null;

/**
 * The statutory warranty of a used vehicle by the law of its state on the day of sale (LAW-2). Near a limit
 * half the facts are missing: a year of build alone leaves a year in doubt, and in doubt the answer is
 * unknown, as a page must not promise or deny a right by guessing.
 */
export function statutoryWarranty(
  car: WarrantyCar,
  state: StateCode,
  at: { readonly now: Date; readonly zone: string },
): StatutoryWarranty {
  if (car.carType === 'new') return { kind: 'not_used', validUntil: null };
  const today = dateIn(at.now, at.zone);
  const ofKind = { state, itemType: car.itemType };
  const rows = warrantyRows.filter((row) => isOf(row, ofKind));
  const exceptions = exceptedRows.filter((row) => isOf(row, ofKind));
  const excepted = exceptions.find((row) => isInForce(row, today));
  const next = [...rows.flatMap((row) => changes(row, car)), ...exceptions.flatMap((row) => changeDays(row))]
    .filter((date) => date > today)
    .toSorted()[0];
  const validUntil = next === undefined ? null : startOfDay(next, at.zone);

  const none = (because: WarrantyGap, source: string, about: readonly WarrantyRow[]) =>
    ({
      kind: 'none',
      why: whyNoWarranty({ ...ofKind, km: car.km, because, rows: about }),
      source,
      validUntil,
    }) as const;
  if (excepted) return none('law', excepted.source, []);
  const standing = rows.filter((row) => isInForce(row, today));
  const [first] = standing;
  if (first === undefined) return { kind: 'unknown', missing: 'law', validUntil };
  let because: WarrantyGap = 'law';
  for (const row of standing) {
    const { fits, missing } = fitsRow(row, car, today);
    because = missing;
    if (fits === null) return { kind: 'unknown', missing, validUntil };
    if (fits)
      return { kind: 'covered', months: row.months, km: row.coveredKm, source: row.source, validUntil };
  }
  return none(because, first.source, standing);
}

/** The words on the page of a used car; null where nothing can be said. */
export function warrantyStatement(warranty: StatutoryWarranty): string | null {
  if (warranty.kind === 'none') {
    return `${warranty.why} You still have the consumer guarantees of the Australian Consumer Law.`;
  }
  const length = warrantyLength(warranty);
  return length && `Statutory warranty: ${length}, whichever comes first.`;
}

/** How far it reaches, beside a label that says what it is; null where nothing can be said. */
export function warrantyLength(warranty: StatutoryWarranty): string | null {
  if (warranty.kind === 'none') return 'None';
  if (warranty.kind !== 'covered') return null;
  const months = `${warranty.months} month${warranty.months === 1 ? '' : 's'}`;
  return `${months} or ${warranty.km.toLocaleString('en-AU')} km`;
}

function isOf(
  row: Pick<WarrantyRow, 'state' | 'itemType'>,
  kind: Pick<WarrantyRow, 'state' | 'itemType'>,
): boolean {
  return row.state === kind.state && row.itemType === kind.itemType;
}

/** Whether a line of the table is about a car; if not, or not known, by which of its limits. */
function fitsRow(row: WarrantyRow, car: WarrantyCar, today: string): { fits: Fit; missing: WarrantyGap } {
  const price = askingPriceCents(car);
  const checks: readonly (readonly [WarrantyGap, Fit])[] = [
    ['law', row.carTypes === undefined || row.carTypes.includes(car.carType)],
    ['km', row.km === undefined || (car.km === null ? null : isWithin(car.km, row.km))],
    ['price', !isPriced(row) || (price === null ? null : isPriceWithin(price, row))],
    ['age', row.ageYears === undefined || isAgeWithin(row, row.ageYears, car, today)],
  ];
  // One certain no decides, whatever else is missing.
  const refused = checks.find(([, fit]) => fit === false);
  if (refused) return { fits: false, missing: refused[0] };
  const gap = checks.find(([, fit]) => fit === null);
  return { fits: gap === undefined ? true : null, missing: gap?.[0] ?? 'law' };
}

function isWithin(value: number, { value: limit, bound }: Limit): boolean {
  return bound === 'under' ? value < limit : value <= limit;
}

function isPriced(row: WarrantyRow): boolean {
  return (row.priceFromCents ?? row.priceAboveCents ?? row.priceUpToCents) !== undefined;
}

function isPriceWithin(price: number, row: WarrantyRow): boolean {
  return (
    price >= (row.priceFromCents ?? 0) &&
    price > (row.priceAboveCents ?? -1) &&
    price <= (row.priceUpToCents ?? Number.POSITIVE_INFINITY)
  );
}

function isAgeWithin(row: WarrantyRow, limit: Limit, car: WarrantyCar, today: string): Fit {
  const [earliest, latest] = builtBetween(car) ?? [];
  if (earliest === undefined || latest === undefined) return null;
  if (today < outAt(earliest, limit)) return true;
  // A car is registered after it is built: too old by its build date may still be young enough by the other.
  if (row.ageFrom === 'registration') return null;
  return today < outAt(latest, limit) ? null : false;
}

/** The days between which a car was built: one day, or the whole year where only that is known. */
function builtBetween({ buildDate, year }: WarrantyCar): readonly [string, string] | null {
  const built = knownText(buildDate);
  if (built !== null) return [built, built];
  return year === null ? null : [`${year}-01-01`, `${year}-12-31`];
}

/** The first day on which a vehicle built on a day is beyond a limit of age. */
function outAt(built: string, { value, bound }: Limit): string {
  const anniversary = addMonths(built, value * 12);
  return bound === 'under' ? anniversary : addDays(anniversary, 1);
}

/** The days on which a line of the table may begin to say something else about a car. */
function changes(row: WarrantyRow, car: WarrantyCar): readonly string[] {
  const { ageYears } = row;
  const ages = ageYears === undefined ? [] : (builtBetween(car) ?? []).map((day) => outAt(day, ageYears));
  return [...ages, ...changeDays(row)];
}
