import type { PublishedPage } from '@forecourt/app/ports/content/page-store.port';
import type { PageId } from '@forecourt/domain/core/ids';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySites } from '../memory-sites.ts';
import { memoryStockIndex } from '../memory-stock-index.ts';
import { testServer, type TestServer } from '../test-server.ts';

const { harbour, harbourToyota } = twoSites;
const photo = (name: string) => `/media/tests/${name}.jpg`;

const car = buildCar({
  slug: 'corolla',
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  primaryImageUrl: photo('car'),
});
const pageId = '00000000-0000-7000-8000-00000000000a' as PageId;
const article: PublishedPage = {
  page: {
    id: pageId,
    siteId: harbour.id,
    path: '/blog/news',
    kind: 'article',
    category: null,
    publishedVersion: 1,
    publishedAt: new Date(0),
  },
  version: {
    pageId,
    siteId: harbour.id,
    title: 'News',
    description: null,
    imageUrl: photo('article'),
    blocks: [],
    number: 1,
    who: null,
    when: new Date(0),
    why: null,
  },
};

let test: TestServer;
afterEach(() => test.stop());

describe('TEN-8 L7 pages', () => {
  it('link to no picture of ours without a signature, in what they show and what they say of themselves', async () => {
    const sites = memorySites({ cars: [car], pages: [article] });
    sites.primaryHosts.add('harbour.example');
    sites.overrides.set(harbour.id, {
      home: { heroPicture: { url: photo('hero'), alt: 'A row of cars', tone: 'light' } },
      servicePage: { heroImageUrl: photo('service') },
    });
    test = await testServer({ primary: memoryStockIndex([car]), sites });
    const bodies = await Promise.all(
      ['/', '/blog/news', '/blog', '/cars/corolla', '/service'].map(
        async (path) => (await test.get(path)).body,
      ),
    );
    const links = bodies.flatMap((body) => body.match(/\/media\/[^"'\s,)\\]+/g) ?? []);
    for (const name of ['hero', 'article', 'car', 'service'])
      expect(links.some((link) => link.endsWith(`/${name}.jpg`))).toBe(true);
    expect(links.filter((link) => !/^\/media\/w\d+(?:q100)?\/[\w-]{8}\//.test(link))).toEqual([]);
  });
});
