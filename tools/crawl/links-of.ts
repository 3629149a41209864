const attribute = /<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The addresses of the same host that a page leads to, each once and without its anchor. */
export function linksOf(html: string, page: URL): readonly string[] {
  const found = new Set<string>();
  for (const [, written = ''] of html.matchAll(attribute)) {
    const href = written.replaceAll(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity);
    const url = URL.parse(href, page.href);
    if (url?.host === page.host && /^https?:$/.test(url.protocol)) found.add(url.pathname + url.search);
  }
  return [...found];
}
