/** A header with more than this is not written by a browser. */
const mostTags = 20;

/** Whether an If-None-Match header names a weak ETag (`W/"..."`), by the weak comparison that it calls for. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = etag.slice(2);
  return ifNoneMatch.split(',', mostTags).some((one) => one.trim().replace(/^W\//, '') === opaque);
}
