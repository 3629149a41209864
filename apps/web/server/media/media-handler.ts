import { fileTypeOf, hasWidths } from '@forecourt/app/media/picture-variant';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import { singleFlight } from '@forecourt/resilience/single-flight';
import type { HttpResponse } from '@forecourt/server/http/response';
import { LRUCache } from 'lru-cache';
import { errorResponse } from '../api-errors.ts';
import { loadPicture, loadStored, missingFile, type CachedFile } from './load-file.ts';
import { mediaRoot, type SignedMediaAddresses } from './media-addresses.ts';
import { missLimit } from './miss-limit.ts';
import type { MediaPorts } from './media-ports.ts';
import { pictureQueue } from './picture-queue.ts';

export interface MediaRequest {
  readonly scope: SiteScope;
  readonly path: string;
  readonly accept: string;
  /** Whose: the storage is asked so often for what is not there. */
  readonly network: string;
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
/** Of names that are not there and that anybody can make up, for each network; a page has dozens of marks at most. */
const missRate = { perSecond: 1, burst: 100 };
const owner = 'media';

/**
 * Files of our object storage: pictures in widths (API-3), by addresses that we wrote, and marks and reports as they
 * are, by their names.
 */
export function mediaHandler(options: MediaHandlerOptions): MediaHandler {
  const { ports, addresses, clock, mostBytes, onTrouble } = options;
  const cache = byteLimitedMap<CachedFile>({ most: mostBytes, mostOfOwner: mostBytes });
  const missing = new LRUCache<string, number>({ max: mostMissing });
  const flights = singleFlight<HttpResponse>();
  const misses = missLimit(missRate, () => clock.elapsedMs());
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

  /** By its name alone: whoever makes names up is soon told to wait. */
  async function loadNamed(key: string, type: string, network: string): Promise<HttpResponse> {
    const waitMs = misses.take(network);
    if (waitMs > 0)
      return errorResponse('too_many_requests', { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
    const name = mediaRoot + key;
    const response = await flights.run(name, () => loadAndSet(name, () => loadStored(deps, key, type)));
    if (response.status !== 404) misses.giveBack(network);
    return response;
  }

  return async ({ scope, path, accept, network }) => {
    const picture = addresses.read(path);
    const key = path.slice(mediaRoot.length);
    const type = picture ? undefined : namedType(key);
    if (!picture && type === undefined) return missingFile();
    const takesAvif = accept.includes('image/avif');
    const takesWebp = accept.includes('image/webp');
    const name = picture ? `${takesAvif ? 'a' : ''}${takesWebp ? 'w' : ''} ${path}` : path;

    const cached = cache.get(owner, name);
    if (cached && cached.untilMs > clock.elapsedMs()) return cached.response;
    if ((missing.get(name) ?? 0) > clock.elapsedMs()) return missingFile();
    if (!picture) return loadNamed(key, type ?? '', network);
    return flights.run(name, () =>
      loadAndSet(name, () => loadPicture(deps, scope, { ...picture, takesAvif, takesWebp })),
    );
  };
}

/** The type of what pages link to by its name: reports, and the marks of sites and makes, whatever they are made of. */
function namedType(key: string): string | undefined {
  const isMark = /(?:^|\/)marks\//.test(key);
  return hasWidths(key) && !isMark ? undefined : types[fileTypeOf(key) ?? ''];
}
