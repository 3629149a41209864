import type { AccountId } from '@forecourt/domain/core/ids';
import type { AccountDocuments, DocumentPlace } from '../../ports/stock/document-store.port.ts';
import type { CarVersion } from '../../ports/stock/stock-reader.port.ts';

/** A car that is not the same everywhere. */
export interface StockDifference extends DocumentPlace {
  readonly accountId: AccountId;
  /** In the order of the copies; null where it is not, or is gone. */
  readonly versions: readonly (number | null)[];
  /** The highest that any copy has, tombstones included. */
  readonly highest: number;
}

/** The accounts of which the copies do not hold the same number of cars, or not in the same versions. */
export function differingAccounts(copies: readonly (readonly AccountDocuments[])[]): readonly AccountId[] {
  const sums = new Map<AccountId, string[]>();
  for (const [index, copy] of copies.entries()) {
    for (const { accountId, documents, versions } of copy) {
      const row = sums.get(accountId) ?? copies.map(() => '0 0');
      row[index] = `${documents} ${versions}`;
      sums.set(accountId, row);
    }
  }
  return [...sums].filter(([, row]) => new Set(row).size > 1).map(([accountId]) => accountId);
}

/** The cars of an account that the copies hold in different versions, or that one of them lacks. */
export function differingCars(
  accountId: AccountId,
  copies: readonly (readonly CarVersion[])[],
): readonly StockDifference[] {
  const cars = new Map<string, { place: DocumentPlace; versions: (number | null)[]; highest: number }>();
  for (const [index, copy] of copies.entries()) {
    for (const { dealershipId, carId, version, isGone } of copy) {
      const key = `${dealershipId} ${carId}`;
      const car = cars.get(key) ?? {
        place: { dealershipId, carId },
        versions: copies.map(() => null),
        highest: 0,
      };
      car.versions[index] = isGone ? null : version;
      car.highest = Math.max(car.highest, version);
      cars.set(key, car);
    }
  }
  return [...cars.values()]
    .filter(({ versions }) => new Set(versions).size > 1)
    .map(({ place: { dealershipId, carId }, versions, highest }) => ({
      accountId,
      dealershipId,
      carId,
      versions,
      highest,
    }));
}

/** What was different before and is so still, in the same way: what was only on its way has arrived meanwhile. */
export function settledDifferences(
  before: readonly StockDifference[],
  after: readonly StockDifference[],
): readonly StockDifference[] {
  const seen = new Set(before.map(differenceKey));
  return after.filter((difference) => seen.has(differenceKey(difference)));
}

const differenceKey = ({ dealershipId, carId, versions }: StockDifference) =>
  `${dealershipId} ${carId} ${versions.join(' ')}`;
