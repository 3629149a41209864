import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { CodeKeys } from '@forecourt/app/ports/accounts/code-keys.port';
import { derivedKey } from './derived-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const codes = 1_000_000;

/**
 * One-time codes by secrets, the present one first. A code of six digits is soon found from its mere hash, so the
 * hash is keyed; and it is the site's, the phone's and the asking browser's own. What the older secrets made still opens.
 */
export function keyedCodes(secrets: readonly [string, ...string[]]): CodeKeys {
  const ring = secrets.map((secret) => ({
    hash: derivedKey(secret, 'code hash'),
    seal: derivedKey(secret, 'code seal'),
  }));
  const [first = { hash: Buffer.alloc(0), seal: Buffer.alloc(0) }, ...older] = ring;

  return {
    newCode: () => String(randomInt(codes)).padStart(6, '0'),
    hashes({ siteId, phone, challenge, code }) {
      // A list, not text put together: no phone can be made to look like another site's.
      const text = JSON.stringify([siteId, phone, challenge, code]);
      const hashWith = (key: Buffer) => createHmac('sha256', key).update(text).digest();
      return [hashWith(first.hash), ...older.map(({ hash }) => hashWith(hash))];
    },
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, first.seal, nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      for (const { seal } of ring) {
        const text = openWith(seal, bytes, place);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, place: string): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
    const text = [decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
