import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  pictureWidths,
  type MediaAddresses,
  type PictureQuality,
  type PictureWidth,
} from '@forecourt/app/ports/media/media-addresses.port';
import { hasWidths } from '@forecourt/app/media/picture-variant';
import { LRUCache } from 'lru-cache';

export const mediaRoot = '/media/';

export interface PictureRequest {
  readonly key: string;
  readonly width: PictureWidth;
  readonly quality: PictureQuality;
}

export interface SignedMediaAddresses extends MediaAddresses {
  /** The picture that an address asks for; null where we did not write the address. */
  read(path: string): PictureRequest | null;
}

/** A guess in 2^48 makes one picture that nobody needs; that is all it can do. */
const signatureCharacters = 8;
const mostSignatures = 5_000;
const written = /^\/media\/w(?<width>\d{3,4})(?<best>q100)?\/(?<signature>[\w-]{8})\/(?<key>.+)$/;

/**
 * Addresses of our own pictures: `/media/w768/<signature>/<key>`, with `q100` after the width for the better
 * quality. Only what a page of ours shows can be asked for; widths are few, so the key alone is signed. The first
 * secret signs, and what any of them signed is read: pages that caches hold outlive the secret.
 */
export function mediaAddresses(secrets: readonly [string, ...string[]]): SignedMediaAddresses {
  const signatures = new LRUCache<string, string>({ max: mostSignatures });

  const [present] = secrets;

  function signatureOf(key: string): string {
    const known = signatures.get(key);
    if (known !== undefined) return known;
    const signature = sign(key, present);
    signatures.set(key, signature);
    return signature;
  }

  return {
    addressOf(url, width, quality) {
      const key = keyOf(url);
      if (key === null) return url;
      return `${mediaRoot}w${width}${quality === 100 ? 'q100' : ''}/${signatureOf(key)}/${key}`;
    },
    isOurs: (url) => keyOf(url) !== null,
    read(path) {
      const { width, best, signature = '', key = '' } = written.exec(path)?.groups ?? {};
      const known = pictureWidths.find((one) => String(one) === width);
      if (known === undefined || !hasWidths(key)) return null;
      // Not through the map: anybody may ask for anything, and would push out what is shown.
      const sent = Buffer.from(signature);
      if (!secrets.some((secret) => timingSafeEqual(Buffer.from(sign(key, secret)), sent))) return null;
      return { key, width: known, quality: best === undefined ? 75 : 100 };
    },
  };
}

function sign(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url').slice(0, signatureCharacters);
}

function keyOf(url: string): string | null {
  const key = url.startsWith(mediaRoot) ? url.slice(mediaRoot.length) : '';
  return hasWidths(key) ? key : null;
}
