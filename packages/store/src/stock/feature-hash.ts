import { featureKey } from '@forecourt/domain/stock/attributes/filtered-features';
import { createHash } from 'node:crypto';

/**
 * A feature as a number of 64 bits, in digits, the same for all writings of it. A search of a large site goes
 * through half a million features, and numbers are several times as quick as texts. That two features share a
 * number is about as likely as that a disk forgets one.
 */
export function featureHash(feature: string): string {
  const known = hashes.get(feature);
  if (known !== undefined) return known;
  const hash = hashOf(feature);
  // Feeds write the same few thousand features again and again; one that makes them up fills nothing.
  if (hashes.size >= mostKnown) hashes.clear();
  hashes.set(feature, hash);
  return hash;
}

const hashes = new Map<string, string>();
const mostKnown = 20_000;

function hashOf(feature: string): string {
  return createHash('sha256').update(featureKey(feature)).digest().readBigInt64BE().toString();
}
