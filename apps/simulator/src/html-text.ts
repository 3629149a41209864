const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within a page or an attribute of it. */
export function htmlText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
