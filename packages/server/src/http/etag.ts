/** A header with more than this is not written by a browser. */
const mostTags = 20;

/** Whether an If-None-Match header names an ETag, by the weak comparison that it calls for: `W/` makes no difference. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = opaqueOf(etag);
  return ifNoneMatch.split(',', mostTags).some((one) => opaqueOf(one.trim()) === opaque);
}

function opaqueOf(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag;
}
