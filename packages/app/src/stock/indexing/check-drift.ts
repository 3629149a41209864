import type { DocumentPlace } from '../../ports/stock/document-store.port.ts';
import type { IndexContents } from '../../ports/stock/index-contents.port.ts';
import {
  differingAccounts,
  differingCars,
  settledDifferences,
  type StockDifference,
} from './compare-stock.ts';
import type { IndexingPorts } from './index-cars.ts';

export interface DriftPorts extends IndexingPorts {
  readonly contents: IndexContents;
  readonly pause: (ms: number) => Promise<void>;
}

export interface DriftReport {
  /** Of which the sums differed; what was on its way is among them. */
  readonly accounts: number;
  /** Cars that stayed different, by how. */
  readonly missing: number;
  readonly stale: number;
  readonly ahead: number;
  readonly stray: number;
}

/** Longer than a change takes to become searchable. */
const settleMs = 10_000;
const repairsAtOnce = 500;

/**
 * Compares cars, documents and index account by account, and lets what differs be indexed again. Sums of
 * versions are compared first, as comparing every car is dear; what differs must do so twice, since there are
 * always changes on their way.
 */
export async function checkDrift(
  ports: DriftPorts,
  { waitMs = settleMs }: { readonly waitMs?: number } = {},
): Promise<DriftReport> {
  const { stock, documents } = ports.store;
  const sums = [
    await stock.sumByAccount(),
    await documents.sumByAccount(),
    await ports.contents.sumByAccount(),
  ];
  const accounts = differingAccounts(sums);
  const differences = async () => {
    const found: StockDifference[] = [];
    for (const accountId of accounts) {
      const { cars, documents: stored } = await stock.listVersions(accountId);
      found.push(...differingCars(accountId, [cars, stored, await ports.contents.listVersions(accountId)]));
    }
    return found;
  };
  const first = await differences();
  if (first.length > 0) await ports.pause(waitMs);
  const drifted = first.length === 0 ? [] : settledDifferences(first, await differences());
  await repair(ports, drifted);
  const kinds = drifted.map(kindOf);
  const count = (kind: ReturnType<typeof kindOf>) => kinds.filter((one) => one === kind).length;
  return {
    accounts: accounts.length,
    missing: count('missing'),
    stale: count('stale'),
    ahead: count('ahead'),
    stray: count('stray'),
  };
}

function kindOf({ versions: [car = null, ...engines] }: StockDifference) {
  if (car === null) return 'stray';
  if (engines.some((version) => version !== null && version > car)) return 'ahead';
  return engines.includes(null) ? 'missing' : 'stale';
}

/** What a car's version must be above for the engines to take it. */
function versionToOvertake({ versions: [car = null, , inIndex = null], highest }: StockDifference): number {
  // An engine remembers a deletion for a while, as a version above that of what it deleted.
  if (inIndex === null) return highest + 1;
  // Its own version needs no overtaking: that is what the engines are to have.
  return highest === car ? 0 : highest;
}

async function repair({ store, index }: DriftPorts, drifted: readonly StockDifference[]): Promise<void> {
  for (let from = 0; from < drifted.length; from += repairsAtOnce) {
    const batch = drifted.slice(from, from + repairsAtOnce);
    const left = await store.outbox.enqueueRepairs(
      batch.map((difference) => ({
        dealershipId: difference.dealershipId,
        carId: difference.carId,
        above: versionToOvertake(difference),
      })),
    );
    const leftKeys = new Set(left.map(placeKey));
    // Of a dealership that is no more the database cannot keep a tombstone, and needs none: it has no cars.
    await index.write(
      batch
        .filter((difference) => leftKeys.has(placeKey(difference)))
        .map(({ accountId, dealershipId, carId, highest }) => ({
          kind: 'gone' as const,
          car: { accountId, dealershipId, carId, version: highest + 1 },
        })),
    );
  }
}

const placeKey = ({ dealershipId, carId }: DocumentPlace) => `${dealershipId} ${carId}`;
