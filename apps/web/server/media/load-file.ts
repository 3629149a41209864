import { showPicture } from '@forecourt/app/media/show-picture';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { PictureRequest } from './media-addresses.ts';
import type { MediaPorts } from './media-ports.ts';
import type { QueuePicture } from './picture-queue.ts';

/** A file as it is cached in memory. */
export interface CachedFile {
  readonly response: HttpResponse;
  readonly untilMs: number;
}

/** A request for a picture, with the types that its client accepts. */
export interface PictureToLoad extends PictureRequest {
  readonly takesAvif: boolean;
  readonly takesWebp: boolean;
}

export interface FileDeps {
  readonly ports: MediaPorts;
  readonly clock: Clock;
  readonly queuePicture: QueuePicture;
}

const always = {
  // Pictures are there to be shown: in previews of shared pages, by marketplaces, in mails.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  // Whatever a file says, opened by itself it runs nothing and reaches nobody.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
/** A name says what is in the file: nothing under it ever changes. */
const immutable = 'public, max-age=31536000, immutable';
/** Until the smaller file is there. */
const standInCaching = 'public, max-age=300';
const standInMs = 15_000;

/** A picture in one width; a larger file stands in for one that a worker is still to make. */
export async function loadPicture(
  { ports, clock, queuePicture }: FileDeps,
  scope: SiteScope,
  picture: PictureToLoad,
): Promise<CachedFile | null> {
  const shown = await showPicture(ports, { ...picture, owner: scope.siteId });
  if (!shown.ok) return null;
  const { file, isStandIn } = shown.value;
  if (isStandIn) queuePicture(scope, picture);
  const headers = {
    ...always,
    'content-type': file.type,
    'cache-control': isStandIn ? standInCaching : immutable,
    vary: 'Accept',
  };
  const untilMs = isStandIn ? clock.elapsedMs() + standInMs : Infinity;
  return { response: { status: 200, headers, body: bufferOf(file.bytes) }, untilMs };
}

/** A file as it lies in object storage. */
export async function loadStored(
  { ports }: Pick<FileDeps, 'ports'>,
  key: string,
  type: string,
): Promise<CachedFile | null> {
  const file = await ports.media.find(key);
  if (!file) return null;
  const headers = { ...always, 'content-type': type, 'cache-control': immutable };
  return { response: { status: 200, headers, body: bufferOf(file.bytes) }, untilMs: Infinity };
}

/** A file that is not there, or is none: a page shows its own ground in its place. */
export function missingFile(): HttpResponse {
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
