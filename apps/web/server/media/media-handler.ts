import { fileTypeOf } from '@forecourt/app/media/picture-variant';
import { showPicture } from '@forecourt/app/media/show-picture';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import { errorResponse } from '../api-errors.ts';
import type { HttpResponse } from '@forecourt/server/http/response';
import { lruMap } from '@forecourt/server/cache/lru-map';
import { byteLimitedMap } from '@forecourt/server/cache/byte-limited-map';
import { singleFlight } from '@forecourt/server/cache/single-flight';
import { mediaRoot, type PictureRequest, type SignedMediaAddresses } from './media-addresses.ts';
import type { MediaPorts } from './media-ports.ts';

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

interface CachedFile {
  readonly response: HttpResponse;
  readonly untilMs: number;
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
const always = {
  'x-content-type-options': 'nosniff',
  // Whatever a file says, opened by itself it runs nothing and reaches nobody.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
/** A name says what is in the file. */
const forGood = 'public, max-age=31536000, immutable';
/** Until the smaller file is there. */
const forNow = 'public, max-age=300';
const standInMs = 15_000;
const missingMs = 10_000;
const queuedForMs = 10 * 60_000;
const owner = 'media';

/** Files of our object storage: pictures in widths (API-3), and marks and reports as they are. */
export function mediaHandler({
  ports,
  addresses,
  clock,
  mostBytes,
  onTrouble,
}: MediaHandlerOptions): MediaHandler {
  const cache = byteLimitedMap<CachedFile>({ most: mostBytes, mostOfOwner: mostBytes });
  const missing = lruMap<string, number>(10_000);
  const flights = singleFlight<HttpResponse>();
  const queuedAtMs = lruMap<string, number>(10_000);

  function queuePicture(scope: SiteScope, { key, quality }: PictureRequest): void {
    const nowMs = clock.elapsedMs();
    const name = `${key} ${quality}`;
    if (nowMs - (queuedAtMs.get(name) ?? -Infinity) < queuedForMs) return;
    queuedAtMs.set(name, nowMs);
    ports.makeLater(scope, { key, quality }).catch((error: unknown) => {
      queuedAtMs.delete(name);
      onTrouble(error);
    });
  }

  async function pictureFile(
    scope: SiteScope,
    picture: PictureRequest,
    takes: { readonly takesAvif: boolean; readonly takesWebp: boolean },
  ): Promise<CachedFile | null> {
    const shown = await showPicture(ports, { ...picture, ...takes });
    if (!shown.ok) return null;
    const { file, isStandIn } = shown.value;
    if (isStandIn) queuePicture(scope, picture);
    const headers = {
      ...always,
      'content-type': file.type,
      'cache-control': isStandIn ? forNow : forGood,
      vary: 'Accept',
    };
    const untilMs = isStandIn ? clock.elapsedMs() + standInMs : Infinity;
    return { response: { status: 200, headers, body: bufferOf(file.bytes) }, untilMs };
  }

  async function storedFile(key: string, type: string): Promise<CachedFile | null> {
    const file = await ports.media.find(key);
    if (!file) return null;
    const headers = { ...always, 'content-type': type, 'cache-control': forGood };
    return { response: { status: 200, headers, body: bufferOf(file.bytes) }, untilMs: Infinity };
  }

  async function find(name: string, look: () => Promise<CachedFile | null>): Promise<HttpResponse> {
    try {
      const found = await look();
      if (!found) {
        missing.set(name, clock.elapsedMs() + missingMs);
        return nothing();
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
    if (!picture && type === undefined) return Promise.resolve(nothing());
    const takesAvif = accept.includes('image/avif');
    const takesWebp = accept.includes('image/webp');
    const name = picture ? `${takesAvif ? 'a' : ''}${takesWebp ? 'w' : ''} ${path}` : path;

    const known = cache.get(owner, name);
    if (known && known.untilMs > clock.elapsedMs()) return Promise.resolve(known.response);
    if ((missing.get(name) ?? 0) > clock.elapsedMs()) return Promise.resolve(nothing());
    return flights.run(name, () =>
      find(name, () =>
        picture ? pictureFile(scope, picture, { takesAvif, takesWebp }) : storedFile(key, type ?? ''),
      ),
    );
  };
}

/** A picture that is not there, or is none: a page shows its own ground in its place. */
function nothing(): HttpResponse {
  const headers = {
    ...always,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=10',
  };
  return { status: 404, headers, body: 'Not found\n' };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
