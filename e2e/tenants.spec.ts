import { expect, test } from '@playwright/test';
import { requestSite } from './request-site.ts';
import { twoSites } from './demo-sites.ts';

interface SearchResponse {
  readonly count: number;
  readonly hits: readonly {
    readonly id: string;
    readonly slug: string;
    readonly stocknum: string;
    readonly dealership_slug: string;
  }[];
}

const pages = ['/', '/search', '/search/used-cars', '/search?page=2', '/models', '/offers', '/no-such-page'];

/** Follows the redirects of a site, of which there are few. */
async function read(slug: string, path: string): Promise<string> {
  let response = await requestSite(slug, path);
  for (let steps = 0; steps < 3 && response.location !== null; steps += 1) {
    const { pathname, search } = new URL(response.location, 'http://site');
    response = await requestSite(slug, pathname + search);
  }
  return response.body;
}

async function searchCars(slug: string, query: string): Promise<SearchResponse> {
  return JSON.parse((await requestSite(slug, `/api/search?${query}`)).body) as SearchResponse;
}

test('TEN-1 TEN-8 Nothing of one site stands on a page of the other', async () => {
  for (const [mine, other] of [twoSites, twoSites.toReversed()] as const) {
    if (!mine || !other) continue;
    const others = (await searchCars(other.slug, 'page=1')).hits;
    expect(others.length).toBeGreaterThan(0);
    for (const path of pages) {
      const body = await read(mine.slug, path);
      // Each finds what is its own with the same eyes, or finding nothing would prove nothing.
      expect(body, `${mine.slug}${path}`).toContain(mine.name);
      expect(body, `${mine.slug}${path}`).not.toContain(other.name);
      const leaked = others.filter((car) =>
        [car.id, car.slug, car.dealership_slug].some((word) => body.includes(word)),
      );
      expect(leaked, `${mine.slug}${path}`).toEqual([]);
    }
  }
});

test('TEN-1 TEN-8 A car of one site is not found on the other, by address or by search', async () => {
  for (const [mine, other] of [twoSites, twoSites.toReversed()] as const) {
    if (!mine || !other) continue;
    const [car] = (await searchCars(mine.slug, 'page=1')).hits;
    const href = /"href":"(\/[^"]*)"/.exec(
      (await read(mine.slug, `/_page/search/new-used-and-demo-cars`)).split('"slots":')[1] ?? '',
    )?.[1];
    expect(href).toContain('/');
    expect((await requestSite(mine.slug, href ?? '')).status).toBe(200);
    expect((await requestSite(other.slug, href ?? '')).status).toBe(404);
    expect(
      (await searchCars(mine.slug, `query=${car?.stocknum}`)).hits.some(({ id }) => id === car?.id),
    ).toBe(true);
    expect(
      (await searchCars(other.slug, `query=${car?.stocknum}`)).hits.some(({ id }) => id === car?.id),
    ).toBe(false);
  }
});

const themeOf = (body = '') => /<style>([^<]+)/.exec(body)?.[1];
const menuOf = (body = '') => [...body.matchAll(/<summary class="top">([^<]+)/g)].map(([, name]) => name);

test('TEN-3.2 The two sites differ in wording, colours and menus by settings alone', async () => {
  const [first, second] = await Promise.all(twoSites.map(({ slug }) => requestSite(slug, '/')));
  expect(themeOf(first?.body)).toContain('--color-');
  expect(themeOf(first?.body)).not.toBe(themeOf(second?.body));
  expect(menuOf(first?.body).length).toBeGreaterThan(0);
  expect(menuOf(first?.body)).not.toEqual(menuOf(second?.body));
});
