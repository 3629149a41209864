import { expect, test } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { everySlug, twoSites } from './demo-sites.ts';
import { isFull } from './env.ts';

const mostPages = isFull ? 400 : 40;
const atOnce = 4;
/** Of the addresses that differ in their query only this many are tried: filters can be combined for ever. */
const mostQueries = 12;

/** The addresses of the same site that a page names: links, pictures, scripts, styles and forms that ask. */
function namedIn(body: string): string[] {
  const read = body.replaceAll(/<form[^>]* method="post"[^>]*>/g, '');
  const attributes = read.matchAll(/\s(?:href|src|action)="(\/(?!\/)[^"#]*)/g);
  return [...attributes].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** Every address within reach of the first page that does not answer as it should. */
async function findDeadLinks(slug: string): Promise<{ dead: string[]; seen: number }> {
  const found = new Map<string, string>([['/', 'the first page']]);
  const queries = new Map<string, number>();
  const dead: string[] = [];
  const waiting = ['/'];
  let seen = 0;
  while (waiting.length > 0 && seen < mostPages) {
    const batch = waiting.splice(0, Math.min(atOnce, mostPages - seen));
    seen += batch.length;
    const responses = await Promise.all(
      batch.map(async (path) => [path, await requestSite(slug, path)] as const),
    );
    for (const [path, { status, location, body }] of responses) {
      if (status >= 400) dead.push(`${status} ${path} (on ${found.get(path)})`);
      const named = location === null ? namedIn(body) : [inSite(location)];
      // Only pages name others; the text of a script is none.
      if (status >= 400 || (location === null && !body.startsWith('<!doctype html>'))) continue;
      for (const next of named) {
        if (next === null || found.has(next)) continue;
        const [plain = '', query] = next.split('?', 2);
        const tried = queries.get(plain) ?? 0;
        if (query !== undefined && tried >= mostQueries) continue;
        if (query !== undefined) queries.set(plain, tried + 1);
        found.set(next, path);
        waiting.push(next);
      }
    }
  }
  return { dead, seen };
}

/** Null: it leads elsewhere. */
function inSite(location: string): string | null {
  const url = new URL(location, 'http://site');
  return url.host === 'site' || url.hostname.endsWith('.localhost') ? url.pathname + url.search : null;
}

for (const slug of isFull ? everySlug : twoSites.map((site) => site.slug)) {
  test(`URL-1 No link of ${slug} is dead`, async () => {
    test.setTimeout(300_000);
    const { dead, seen } = await findDeadLinks(slug);
    expect(seen).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });
}
