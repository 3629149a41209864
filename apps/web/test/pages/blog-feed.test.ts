import type { PublishedPage } from '@forecourt/app/ports/content/page-store.port';
import type { PageId } from '@forecourt/domain/core/ids';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySites } from '../memory-sites.ts';
import { memoryStockIndex } from '../memory-stock-index.ts';
import { testServer, type TestServer } from '../test-server.ts';

const { harbour } = twoSites;

function article(name: string, category: string | null): PublishedPage {
  const pageId = `00000000-0000-7000-8000-${name.padEnd(12, '0')}` as PageId;
  const siteId = harbour.id;
  const publishedAt = new Date('2026-11-09T02:00:00Z');
  return {
    page: {
      id: pageId,
      siteId,
      path: `/blog/${name}`,
      kind: 'article',
      category,
      publishedVersion: 1,
      publishedAt,
    },
    version: {
      pageId,
      siteId,
      title: `Article ${name} & more`,
      description: 'In short.',
      imageUrl: '/media/tests/article.jpg',
      blocks: [],
      number: 1,
      who: null,
      when: publishedAt,
      why: null,
    },
  };
}

let test: TestServer;
afterEach(() => test.stop());

async function serve(pages: readonly PublishedPage[]) {
  const sites = memorySites({ pages });
  sites.primaryHosts.add('harbour.example');
  test = await testServer({ primary: memoryStockIndex([]), sites });
}

describe('PAGE-2.2 the feed of a blog', () => {
  it('lists its articles with absolute addresses, and is named by the pages of the blog', async () => {
    await serve([article('a', 'vehicle-reviews'), article('b', null)]);
    const { status, headers, body } = await test.get('/blog/feed');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(headers['cache-control']).toContain('max-age');
    expect(body.match(/<item>/g)).toHaveLength(2);
    expect(body).toContain('<title>Article a &amp; more</title>');
    const links = [...body.matchAll(/<link>([^<]*)<\/link>|url="([^"]*)"/g)].map(
      ([, one, other]) => one ?? other,
    );
    for (const link of links) expect(link).toMatch(/^https:\/\/harbour\.example\//);
    const named = /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)">/;
    for (const path of ['/blog', '/blog/b']) {
      expect(named.exec((await test.get(path)).body)?.[1]).toBe('https://harbour.example/blog/feed');
    }
    expect((await test.get('/')).body).not.toMatch(named);
  });

  it('is one for each category too', async () => {
    await serve([article('a', 'vehicle-reviews'), article('b', null)]);
    const { body } = await test.get('/blog/vehicle-reviews/feed');
    expect(body.match(/<item>/g)).toHaveLength(1);
    expect(body).toContain('https://harbour.example/blog/vehicle-reviews/feed');
  });

  it('is not there without articles, nor for a category that is none', async () => {
    await serve([]);
    expect((await test.get('/blog/feed')).status).toBe(404);
    expect((await test.get('/blog/else/feed')).status).toBe(404);
  });
});
