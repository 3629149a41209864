/** Written as an address, or as what most mail programs make one of. */
const link =
  /https?:|www\.|\[url|<a\s|[\w-]\.[a-z]{2,}\/|@[\w-]+\.[a-z]|[\w-]\.(?:com|net|org|info|biz|xyz|top|app|dev|io|co|me|site|shop|online|link|[a-z]{2,3}\.[a-z]{2})\b/i;

/** Whether somebody could follow something in a text to another site. */
export function hasLink(text: string | null): boolean {
  return text !== null && link.test(text);
}
