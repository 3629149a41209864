import { fileTypeOf } from '@forecourt/app/media/picture-variant';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import { singleFlight } from '@forecourt/resilience/single-flight';
import type { HttpResponse } from '@forecourt/server/http/response';
import { LRUCache } from 'lru-cache';
import { errorResponse } from '../api-errors.ts';
import { loadPicture, loadStored, missingFile, type CachedFile } from './load-file.ts';
import { mediaRoot, type SignedMediaAddresses } from './media-addresses.ts';
import type { MediaPorts } from './media-ports.ts';
import { pictureQueue } from './picture-queue.ts';

export interface MediaRequest {
  readonly scope: SiteScope;
  readonly path: string;
  readonly accept: string;
}

export type MediaHandler = (request: MediaRequest) => Promise<HttpResponse>;

export interface MediaHandlerOptions {
  readonly ports: MediaPorts;
  readonly addresses: SignedMediaAddresses;
  readonly clock: Clock;
  readonly mostBytes: number;
  readonly onTrouble: (error: unknown) => void;
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
const mostMissing = 10_000;
/** Negative caching: for so long what is not there is not looked for again. */
const missingMs = 10_000;
const owner = 'media';

/** Files of our object storage: pictures in widths (API-3), and marks and reports as they are. */
export function mediaHandler(options: MediaHandlerOptions): MediaHandler {
  const { ports, addresses, clock, mostBytes, onTrouble } = options;
  const cache = byteLimitedMap<CachedFile>({ most: mostBytes, mostOfOwner: mostBytes });
  const missing = new LRUCache<string, number>({ max: mostMissing });
  const flights = singleFlight<HttpResponse>();
  const deps = { ports, clock, queuePicture: pictureQueue({ ports, clock, onTrouble }) };

  async function loadAndSet(name: string, load: () => Promise<CachedFile | null>): Promise<HttpResponse> {
    try {
      const found = await load();
      if (!found) {
        missing.set(name, clock.elapsedMs() + missingMs);
        return missingFile();
      }
      cache.set(owner, name, found, found.response.body.length);
      return found.response;
    } catch (error) {
      onTrouble(error);
      return errorResponse('media_unavailable', { 'retry-after': '2' });
    }
  }

  return ({ scope, path, accept }) => {
    const picture = addresses.read(path);
    const key = path.slice(mediaRoot.length);
    const type = picture ? undefined : types[fileTypeOf(key) ?? ''];
    if (!picture && type === undefined) return Promise.resolve(missingFile());
    const takesAvif = accept.includes('image/avif');
    const takesWebp = accept.includes('image/webp');
    const name = picture ? `${takesAvif ? 'a' : ''}${takesWebp ? 'w' : ''} ${path}` : path;

    const cached = cache.get(owner, name);
    if (cached && cached.untilMs > clock.elapsedMs()) return Promise.resolve(cached.response);
    if ((missing.get(name) ?? 0) > clock.elapsedMs()) return Promise.resolve(missingFile());
    const load = () =>
      picture
        ? loadPicture(deps, scope, { ...picture, takesAvif, takesWebp })
        : loadStored(deps, key, type ?? '');
    return flights.run(name, () => loadAndSet(name, load));
  };
}
