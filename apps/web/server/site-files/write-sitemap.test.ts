import { describe, expect, it } from 'vitest';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

describe('SRCH-19 a sitemap in XML', () => {
  it('escapes what addresses may hold', () => {
    const xml = writeSitemap([
      { loc: 'https://a.example/x?a=1&b="<', lastmod: null, images: ['/i?w=1&q=2'] },
    ]);
    expect(xml).toContain('<loc>https://a.example/x?a=1&amp;b=&quot;&lt;</loc>');
    expect(xml).toContain('<image:loc>/i?w=1&amp;q=2</image:loc>');
  });

  it('says the day of a page where it is known', () => {
    const entry = { loc: 'https://a.example/', images: [] };
    expect(writeSitemap([{ ...entry, lastmod: '2026-11-15' }])).toContain('<lastmod>2026-11-15</lastmod>');
    expect(writeSitemap([{ ...entry, lastmod: null }])).not.toContain('lastmod');
  });

  it('lists its parts', () => {
    expect(writeSitemapIndex(['https://a.example/sitemap-pages.xml'])).toContain(
      '<sitemap><loc>https://a.example/sitemap-pages.xml</loc></sitemap>',
    );
  });
});
