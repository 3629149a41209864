/** Results by their address, the one that was not used for longest first: an LRU cache. */
export type ResultCache<Result> = ReadonlyMap<string, Result>;

/** Keeps a result as the newest; beyond `size` the oldest leaves (SRCH-10). */
export function keepResult<Result>(
  cache: ResultCache<Result>,
  key: string,
  result: Result,
  size: number,
): ResultCache<Result> {
  const entries = [...cache].filter(([other]) => other !== key).concat([[key, result]]);
  return new Map(entries.slice(Math.max(0, entries.length - size)));
}
