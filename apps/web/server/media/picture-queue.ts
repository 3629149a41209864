import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import { LRUCache } from 'lru-cache';
import type { PictureRequest } from './media-addresses.ts';
import type { MediaPorts } from './media-ports.ts';

/** Has a worker make the smaller files of a picture. */
export type QueuePicture = (scope: SiteScope, picture: PictureRequest) => void;

export interface PictureQueueOptions {
  readonly ports: Pick<MediaPorts, 'makeLater'>;
  readonly clock: Clock;
  readonly onTrouble: (error: unknown) => void;
}

const mostQueued = 10_000;
const queuedForMs = 10 * 60_000;

/** A page shows a picture in many widths, to many visitors: it is queued once for all of them. */
export function pictureQueue({ ports, clock, onTrouble }: PictureQueueOptions): QueuePicture {
  const queuedAtMs = new LRUCache<string, number>({ max: mostQueued });
  return (scope, { key, quality }) => {
    const nowMs = clock.elapsedMs();
    const name = `${key} ${quality}`;
    if (nowMs - (queuedAtMs.get(name) ?? -Infinity) < queuedForMs) return;
    queuedAtMs.set(name, nowMs);
    ports.makeLater(scope, { key, quality }).catch((error: unknown) => {
      queuedAtMs.delete(name);
      onTrouble(error);
    });
  };
}
