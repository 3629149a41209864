/**
 * Whether the address is no longer that of the document: before its scripts came, somebody went back or forward to a
 * page that an earlier one had made within the same document, and nothing was there to show it.
 */
export function isElsewhere(documentUrl: string, { origin, pathname, search }: Location): boolean {
  const document = new URL(documentUrl, origin);
  return document.pathname !== pathname || document.search !== search;
}
