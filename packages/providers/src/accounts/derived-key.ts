import { hkdfSync } from 'node:crypto';

/** A key for one purpose out of one for many: what one of them makes says nothing of the others. */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${purpose}`, 32));
}

/** Those of each of several secrets, in their order. */
export function derivedKeys(
  [secret, ...others]: readonly [string, ...string[]],
  purpose: string,
): [Buffer, ...Buffer[]] {
  return [derivedKey(secret, purpose), ...others.map((one) => derivedKey(one, purpose))];
}
