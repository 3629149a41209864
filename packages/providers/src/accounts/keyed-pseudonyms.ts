import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Enough to tell everybody apart whom a log knows, and no more. */
const characters = 16;

/** Names for networks and persons in logs: of an address or a phone the mere hash is soon undone, so it is keyed. */
export function keyedPseudonyms(secret: string): (kind: string, value: string) => string {
  const key = derivedKey(secret, 'log pseudonyms');
  return (kind, value) =>
    createHmac('sha256', key)
      .update(JSON.stringify([kind, value]))
      .digest('base64url')
      .slice(0, characters);
}
