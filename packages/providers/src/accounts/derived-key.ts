import { hkdfSync } from 'node:crypto';

/** A key for one purpose out of one for many: what one of them makes says nothing of the others. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${purpose}`, 32));
}
