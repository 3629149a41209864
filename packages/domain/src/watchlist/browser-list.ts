import type { SiteId } from '../core/ids.ts';

/**
 * Under which name a browser keeps something of a site. Two sites may share a host for a while, as in a
 * preview, and a visitor of one is not a visitor of the other.
 */
export function browserKey(
  siteId: SiteId,
  what: 'favourites' | 'compare' | 'viewed' | 'searches' | 'consent',
): string {
  return `forecourt:${siteId}:${what}`;
}

interface Identified {
  readonly id: string;
}

/** A list with something new at its front, known once, at most so long: the oldest goes. */
export function withNewest<One extends Identified>(
  list: readonly One[],
  newest: One,
  limit: number,
): readonly One[] {
  return [newest, ...list.filter(({ id }) => id !== newest.id)].slice(0, Math.max(0, limit));
}

/** Reads a list from where the browser kept it: anything may stand there, and what does not fit is left out. */
export function readBrowserList<One extends Identified>(
  stored: unknown,
  read: (entry: unknown) => One | null,
  limit: number,
): readonly One[] {
  if (!Array.isArray(stored)) return [];
  const entries: readonly unknown[] = stored.slice(0, limit);
  const known = new Map<string, One>();
  for (const entry of entries) {
    const one = read(entry);
    if (one && !known.has(one.id)) known.set(one.id, one);
  }
  return [...known.values()];
}
