import type { SiteId } from '@forecourt/domain/core/ids';
import { isUuid } from '@forecourt/domain/core/uuid';
import type { AbortSignalLike } from '../../ports/leads/delivery-sender.port.ts';
import type { FormPhotoStore } from '../../ports/leads/form-photo-store.port.ts';
import type { AnswerFileStore } from '../../ports/leads/answer-file-store.port.ts';
import type { ListedFile, PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { mostKeysInJob } from './remove-photo-files.job.ts';
import { siteOfKey } from './photo-key.ts';

export interface SweepPorts {
  readonly files: Pick<PrivateFiles, 'list' | 'remove'>;
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'listUsedKeys'>;
    readonly answerFiles: Pick<AnswerFileStore, 'listUsedKeys'>;
    readonly formPhotos: Pick<FormPhotoStore, 'listUsedKeys'>;
  }>;
  /** The schedule works for every site in turn. */
  readonly scopeOf: (siteId: SiteId) => Scope;
}

/** A file is there before its row: what is younger may still get one. */
const youngestMs = 3_600_000;
const mostPages = 100_000;

/**
 * Removes the files that no photograph, no form and no answer has: of rows that went with their journey, their lead or their person, and of
 * processes that died between the file and its row. Answers how many.
 */
export async function sweepPhotoFiles(
  ports: SweepPorts,
  now: Date,
  signal: AbortSignalLike,
): Promise<{ readonly seen: number; readonly removed: number; readonly isWhole: boolean }> {
  let [seen, removed] = [0, 0];
  let after: string | null = null;
  for (let page = 0; page < mostPages && !signal.aborted; page += 1) {
    const files = await ports.files.list(after);
    after = files.at(-1)?.key ?? null;
    if (after === null) return { seen, removed, isWhole: true };
    seen += files.length;
    const old = files.filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() > youngestMs);
    for (const [siteId, ofSite] of Map.groupBy(old, ({ key }) => siteOfKey(key))) {
      // Nothing of ours is called so: it is left to whoever put it there.
      if (!isUuid(siteId)) continue;
      removed += await sweepSite(ports, siteId as SiteId, ofSite);
    }
  }
  return { seen, removed, isWhole: false };
}

async function sweepSite(
  { files, store, scopeOf }: SweepPorts,
  siteId: SiteId,
  listed: readonly ListedFile[],
): Promise<number> {
  const keys = listed.map(({ key }) => key);
  const used = new Set(
    await store.run(scopeOf(siteId), async ({ offers, answerFiles, formPhotos }) => [
      ...(await offers.listUsedKeys(keys)),
      ...(await answerFiles.listUsedKeys(keys)),
      ...(await formPhotos.listUsedKeys(keys)),
    ]),
  );
  const unused = keys.filter((key) => !used.has(key));
  for (let first = 0; first < unused.length; first += mostKeysInJob) {
    await files.remove(unused.slice(first, first + mostKeysInJob));
  }
  return unused.length;
}
