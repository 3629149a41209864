import { expect, test } from '@playwright/test';
import { everySlug, twoSites } from './demo-sites.ts';
import { isFull } from './env.ts';
import { requestSite } from './request-site.ts';

const atOnce = 4;
const mostPages = isFull ? 600 : 150;

/** Of an address: whether search engines may list it, and which address it calls its own. */
async function lookAt(slug: string, path: string) {
  const { status, body } = await requestSite(slug, path);
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(body)?.[1];
  return {
    path,
    body,
    isListed:
      status === 200 &&
      body.startsWith('<!doctype html>') &&
      !body.includes('<meta name="robots" content="noindex') &&
      (canonical === undefined || (canonical || '/') === path),
  };
}

async function sitemapOf(slug: string): Promise<readonly string[]> {
  const { body } = await requestSite(slug, '/sitemap-pages.xml');
  return [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

/** The pages that the menus, footers and texts of the pages of a site lead to, without cars and queries. */
function linksIn(body: string): readonly string[] {
  return [...body.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('//') && !/^\/(?:cars|api|media|assets)\//.test(path));
}

for (const slug of isFull ? everySlug : twoSites.map((site) => site.slug)) {
  test(`SRCH-19 The sitemap of ${slug} has every page that may be listed, and no other`, async () => {
    test.setTimeout(400_000);
    const sitemap = await sitemapOf(slug);
    expect(new Set(sitemap).size).toBe(sitemap.length);
    const known = new Set(sitemap);
    const waiting = ['/', ...sitemap];
    const seen = new Set<string>();
    const wrong: string[] = [];
    while (waiting.length > 0 && seen.size < mostPages) {
      const batch = [...new Set(waiting.splice(0, atOnce))].filter((path) => !seen.has(path));
      for (const path of batch) seen.add(path);
      const looked = await Promise.all(batch.map((path) => lookAt(slug, path)));
      for (const { path, isListed, body } of looked) {
        if (isListed !== known.has(path)) wrong.push(`${path} is ${isListed ? 'left out' : 'no page of it'}`);
        waiting.push(...linksIn(body).filter((next) => !seen.has(next)));
      }
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  });
}
