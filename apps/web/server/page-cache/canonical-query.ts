/** What trackers append to any address; no page reads it. */
const trackers =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|_ga|_gl|srsltid)$/i;

/**
 * A query without what the page does not read, in the words and the order in which it was written. `names` are
 * those that it reads, `range[` all that begin so; without them it may read anything but what trackers append.
 */
export function canonicalQuery(query: string, names: readonly string[] | undefined): string {
  if (query === '' || names?.length === 0) return '';
  return query
    .split('&')
    .filter((parameter) => isRead(nameOf(parameter), names))
    .join('&');
}

function isRead(name: string | null, names: readonly string[] | undefined): boolean {
  // What cannot be decoded says nothing to anybody.
  if (name === null || name === '') return false;
  if (!names) return !trackers.test(name);
  return names.some((one) => (one.endsWith('[') ? name.startsWith(one) : name === one));
}

function nameOf(parameter: string): string | null {
  const equals = parameter.indexOf('=');
  const written = equals === -1 ? parameter : parameter.slice(0, equals);
  if (!/[%+]/.test(written)) return written;
  try {
    return decodeURIComponent(written.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
