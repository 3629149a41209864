import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import type { UploadShares } from '@forecourt/app/ports/media/file-receiver.port';
import { TooManyPhotos } from '@forecourt/app/ports/media/photo-cleaner.port';

export interface UploadSharesOptions {
  /** Of all: each has a connection and a file open. */
  readonly atOnce: number;
  readonly mostOfSite: number;
  /** Of one network on all sites. */
  readonly mostOfSender: number;
  readonly waiting: number;
  readonly timeoutMs: number;
  readonly clock: ElapsedClock;
}

/** A sender first waits for their own uploads, then for those of the site: whoever sends much waits for themself. */
export function uploadShares(options: UploadSharesOptions): UploadShares {
  const { atOnce, mostOfSite, mostOfSender, waiting, timeoutMs, clock } = options;
  const common = { waiting, timeoutMs, order: 'fifo', refuse, clock } as const;
  const ofSenders = concurrencyLimit({ ...common, atOnce: atOnce + waiting, mostOfOwner: mostOfSender });
  const ofSites = concurrencyLimit({ ...common, atOnce, mostOfOwner: mostOfSite });
  return { run: ({ siteId, sender }, work) => ofSenders.run(sender, () => ofSites.run(siteId, work)) };
}

function refuse(): Error {
  return new TooManyPhotos('too many uploads at once');
}
