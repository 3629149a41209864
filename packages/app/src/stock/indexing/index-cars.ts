import type { CarId } from '@forecourt/domain/core/ids';
import type { DocumentPlace } from '../../ports/stock/document-store.port.ts';
import { IndexUnavailable, type IndexWriter } from '../../ports/stock/index-writer.port.ts';
import type { IndexingStore } from '../../ports/stock/indexing-store.port.ts';
import { describeStock } from '../search/describe-stock.ts';

export interface IndexingPorts {
  readonly store: IndexingStore;
  readonly index: IndexWriter;
}

export interface IndexedCars {
  readonly documents: number;
  readonly gone: number;
  /** Cars that an engine did not take, with the reason. */
  readonly failures: ReadonlyMap<CarId, string>;
  /** The engine could not keep up with some of them. */
  readonly isPressed: boolean;
  /** Why the engine has none of them; null where it was asked and answered. The database has them all the same. */
  readonly unavailable: string | null;
}

/**
 * Brings the engines up to date with cars, whatever happened to them: the database first, as it answers when
 * the other cannot. It can die anywhere: each write carries the version of what was read, so that doing all of
 * it again, by anybody, changes nothing but what is missing.
 */
export async function indexCars(
  { store, index }: IndexingPorts,
  places: readonly DocumentPlace[],
  { now, isEngineAway }: { readonly now: Date; readonly isEngineAway: boolean },
): Promise<IndexedCars> {
  const { gone, ...stock } = await store.stock.read(places);
  const { documents, failures } = describeStock(stock, now);
  const refused = await store.documents.save(documents);
  const counts = { documents: documents.length, gone: gone.length };
  const failed = new Map([...failures, ...refused].map(({ carId, reason }) => [carId, reason]));
  if (isEngineAway)
    return { ...counts, failures: failed, isPressed: false, unavailable: 'the engine is away' };
  try {
    const unwritten = await index.write([
      ...documents.map((document) => ({ kind: 'document' as const, document })),
      ...gone.map((car) => ({ kind: 'gone' as const, car })),
    ]);
    for (const { carId, reason } of unwritten) failed.set(carId, reason);
    const isPressed = unwritten.some(({ isPassing }) => isPassing);
    return { ...counts, failures: failed, isPressed, unavailable: null };
  } catch (error) {
    if (!(error instanceof IndexUnavailable)) throw error;
    return { ...counts, failures: failed, isPressed: true, unavailable: error.message };
  }
}
