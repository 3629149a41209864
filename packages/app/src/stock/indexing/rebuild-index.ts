import type { CarId } from '@forecourt/domain/core/ids';
import type { DocumentPlace } from '../../ports/stock/document-store.port.ts';
import type { IndexRebuild, NewIndex } from '../../ports/stock/index-rebuild.port.ts';
import { IndexUnavailable } from '../../ports/stock/index-writer.port.ts';
import type { IndexingStore } from '../../ports/stock/indexing-store.port.ts';
import { differingAccounts, differingCars, settledDifferences } from './compare-stock.ts';
import { describeStock } from '../search/describe-stock.ts';

export interface RebuildPorts {
  readonly store: IndexingStore;
  readonly rebuild: IndexRebuild;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<void>;
}

interface RebuildOptions {
  readonly onProgress?: (done: number, total: number) => void;
  readonly waitMs?: number;
}

export interface RebuiltIndex {
  readonly name: string;
  readonly cars: number;
  /** Cars that had to be written again, as the comparison found them different. */
  readonly mended: number;
  /** Cars that an engine will not take, with the reason. */
  readonly refused: ReadonlyMap<CarId, string>;
  readonly previous: readonly string[];
}

/** The new index does not hold what the database does; it was not put in place. */
export class RebuildFailed extends Error {
  override readonly name = 'RebuildFailed';
}

const pageSize = 500;
/** While one page is written the next is read. */
const pagesAtOnce = 3;
const mostComparisons = 10;
/** A second, two, four ...: a node that is started again is back before the last. */
const mostTries = 7;
/** One car in a thousand that nobody can describe is looked at later; more is a fault of the program. */
const mostRefused = (total: number) => Math.max(10, total / 1_000);

/**
 * Builds the index anew from the cars, beside the one that is searched, and puts it in its place once it holds
 * the same as the database. Whoever writes meanwhile writes to both. It can die anywhere: searches know
 * nothing of it before its last step, and the next run begins again.
 */
export async function rebuildIndex(ports: RebuildPorts, options: RebuildOptions = {}): Promise<RebuiltIndex> {
  const total = (await ports.store.stock.sumByAccount()).reduce((sum, { documents }) => sum + documents, 0);
  // Only now are the cars read: a change that a writer took to the old index alone was made before.
  const index = await ports.rebuild.begin();
  const refused = new Map<CarId, string>();
  const write = async (places: readonly DocumentPlace[]) => {
    for (const { carId, reason } of await writePatiently(ports, index, places)) refused.set(carId, reason);
    if (refused.size > mostRefused(total)) {
      throw new RebuildFailed(
        `${refused.size} cars were refused, the last one: ${[...refused.values()].at(-1)}`,
      );
    }
  };
  try {
    const cars = await fill(ports, write, (done) => options.onProgress?.(done, total));
    const mended = await mend(ports, index, write, { waitMs: options.waitMs ?? 3_000, refused });
    return { name: index.name, cars, mended, refused, previous: await index.takeOver() };
  } catch (error) {
    // What cannot be dropped now is dropped by the next rebuild; why this one failed is what matters.
    await index.drop().catch(() => undefined);
    throw error;
  }
}

type WritePage = (places: readonly DocumentPlace[]) => Promise<void>;

async function fill(
  ports: RebuildPorts,
  write: WritePage,
  onProgress: (done: number) => void,
): Promise<number> {
  let after: DocumentPlace | null = null;
  let done = 0;
  const writing = new Set<Promise<void>>();
  const writeAndReport = async (places: readonly DocumentPlace[]) => {
    await write(places);
    done += places.length;
    onProgress(done);
  };
  for (;;) {
    const places: readonly DocumentPlace[] = await ports.store.stock.listPlaces({ after, limit: pageSize });
    after = places.at(-1) ?? null;
    if (after === null) break;
    const page: Promise<void> = writeAndReport(places).then(() => void writing.delete(page));
    writing.add(page);
    // What fails is waited for below, and must not end the process before that.
    page.catch(() => undefined);
    if (writing.size >= pagesAtOnce) await Promise.race(writing);
  }
  await Promise.all(writing);
  return done;
}

async function writePatiently(ports: RebuildPorts, index: NewIndex, places: readonly DocumentPlace[]) {
  for (let attempt = 1; ; attempt += 1) {
    const tried = await writePage(ports, index, places).catch((error: unknown) => {
      if (!(error instanceof IndexUnavailable) || attempt === mostTries) throw error;
      return null;
    });
    if (tried !== null && (attempt === mostTries || !tried.isPressed)) return tried.refused;
    await ports.pause(500 * 2 ** attempt);
  }
}

async function writePage({ store, now }: RebuildPorts, index: NewIndex, places: readonly DocumentPlace[]) {
  const { gone, ...stock } = await store.stock.read(places);
  const { documents, failures } = describeStock(stock, now());
  // The program may describe a car otherwise than it did: the database learns of that too.
  const refused = await store.documents.save(documents, { replacesEqual: true });
  const unwritten = await index.write([
    ...documents.map((document) => ({ kind: 'document' as const, document })),
    ...gone.map((car) => ({ kind: 'gone' as const, car })),
  ]);
  return {
    refused: [...failures, ...refused, ...unwritten],
    isPressed: unwritten.some(({ isPassing }) => isPassing),
  };
}

/** Compares with the cars until nothing differs that is not on its way; writes again what does. */
async function mend(
  { store: { stock }, pause }: RebuildPorts,
  index: NewIndex,
  write: WritePage,
  { waitMs, refused }: { readonly waitMs: number; readonly refused: ReadonlyMap<CarId, string> },
): Promise<number> {
  let mended = 0;
  for (let round = 0; round < mostComparisons; round += 1) {
    const accounts = differingAccounts([await stock.sumByAccount(), await index.sumByAccount()]);
    const differences = async () => {
      const found = [];
      for (const accountId of accounts) {
        const { cars } = await stock.listVersions(accountId);
        found.push(...differingCars(accountId, [cars, await index.listVersions(accountId)]));
      }
      return found.filter(({ carId }) => !refused.has(carId));
    };
    const first = await differences();
    if (first.length === 0) return mended;
    await pause(waitMs);
    const settled = settledDifferences(first, await differences());
    if (settled.length === 0) return mended;
    for (let from = 0; from < settled.length; from += pageSize) {
      await write(settled.slice(from, from + pageSize));
    }
    mended += settled.length;
  }
  throw new RebuildFailed(
    `the new index still differs from the database after ${mostComparisons} comparisons`,
  );
}
