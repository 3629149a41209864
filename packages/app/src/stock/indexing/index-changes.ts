import type { DocumentPlace } from '../../ports/stock/document-store.port.ts';
import type { StockNotice } from '../../ports/stock/stock-outbox.port.ts';
import { indexCars, type IndexedCars, type IndexingPorts } from './index-cars.ts';

export interface IndexedChanges extends Omit<IndexedCars, 'failures'> {
  readonly notices: number;
  readonly failures: number;
}

/**
 * Indexes changes of stock that were taken from the outbox. One is done with when it can be found and the sites
 * that show it have a new stock version, both in one step; whoever dies before that leaves it to the next.
 */
export async function indexChanges(
  ports: IndexingPorts,
  notices: readonly StockNotice[],
  moment: { readonly now: Date; readonly isEngineAway: boolean },
): Promise<IndexedChanges> {
  const indexed = await indexCars(ports, distinctPlaces(notices), moment);
  const { failures, unavailable } = indexed;
  const reasonOf = ({ carId }: StockNotice) => failures.get(carId) ?? unavailable;
  const done = notices.filter((notice) => reasonOf(notice) === null);
  if (done.length > 0) {
    await ports.store.finish({
      dealershipIds: [...new Set(done.map(({ dealershipId }) => dealershipId))],
      ids: done.map(({ id }) => id),
    });
  }
  for (const [reason, ids] of idsByReason(notices, reasonOf)) {
    await ports.store.outbox.giveBack(ids, reason);
  }
  return { ...indexed, notices: notices.length, failures: failures.size };
}

/** A car that changed ten times is read once. */
function distinctPlaces(notices: readonly StockNotice[]): readonly DocumentPlace[] {
  return [...new Map(notices.map((notice) => [`${notice.dealershipId} ${notice.carId}`, notice])).values()];
}

function idsByReason(notices: readonly StockNotice[], reasonOf: (notice: StockNotice) => string | null) {
  const found = new Map<string, string[]>();
  for (const notice of notices) {
    const reason = reasonOf(notice);
    if (reason === null) continue;
    const ids = found.get(reason) ?? [];
    ids.push(notice.id);
    found.set(reason, ids);
  }
  return found;
}
