import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';

const macBytes = 32;

/**
 * A shared cache whose entries carry an HMAC of their key and value: whoever can write to it can take entries away, and
 * neither make one up nor move one under another key. The first secret signs, all are honoured while one is replaced.
 */
export function signedCache(
  shared: SharedCache,
  [secret, ...earlier]: readonly [Uint8Array, ...Uint8Array[]],
): SharedCache {
  const honoured = [secret, ...earlier];
  return {
    async get(key) {
      const entry = await shared.get(key);
      if (!entry || entry.byteLength < macBytes) return null;
      const value = entry.subarray(macBytes);
      const mac = entry.subarray(0, macBytes);
      return honoured.some((one) => timingSafeEqual(mac, macOf(one, key, value))) ? value : null;
    },
    set(key, value, ms) {
      shared.set(key, Buffer.concat([macOf(secret, key, value), value]), ms);
    },
  };
}

/** The length of the key is part of it, so that no byte can change sides. */
function macOf(secret: Uint8Array, key: string, value: Uint8Array): Buffer {
  return createHmac('sha256', secret)
    .update(`${Buffer.byteLength(key)} ${key}`)
    .update(value)
    .digest();
}
