import type { SitemapEntry } from '@forecourt/app/pages/sitemap/show-sitemap';
import { escape } from '@forecourt/server/http/escape';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Writes the list of a sitemap's parts. */
export function writeSitemapIndex(sitemaps: readonly string[]): string {
  const lines = sitemaps.map((loc) => `<sitemap><loc>${escape(loc)}</loc></sitemap>`);
  return `${declaration}\n<sitemapindex xmlns="${schema}">${lines.join('')}</sitemapindex>\n`;
}

/** Writes one part of a sitemap, with the pictures of each page. */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ loc, lastmod, images }) =>
    [
      `<url><loc>${escape(loc)}</loc>`,
      lastmod === null ? '' : `<lastmod>${escape(lastmod)}</lastmod>`,
      ...images.map((image) => `<image:image><image:loc>${escape(image)}</image:loc></image:image>`),
      '</url>',
    ].join(''),
  );
  return `${declaration}\n<urlset xmlns="${schema}" xmlns:image="${imageSchema}">${lines.join('')}</urlset>\n`;
}
