import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { PageStore } from '@forecourt/app/ports/content/page-store.port';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { twoSites } from '@forecourt/testkit/two-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayBePublished, type MayBePublished } from './may-be-published.ts';

const { harbour, ranges } = twoSites;
const contextOf = (site: { readonly id: string }, content = 1) =>
  ({ site, scope: { kind: 'site', siteId: site.id }, versions: { content } }) as unknown as SiteContext;

type Pages = Pick<PageStore, 'list'>;

let paths: string[];
let reads: number;
let isDown: boolean;
let ask: MayBePublished;
beforeEach(() => {
  [paths, reads, isDown] = [['/news'], 0, false];
  const list = async (
    _: unknown,
    { after = '', limit }: { readonly after?: string; readonly limit: number },
  ) =>
    paths
      .filter((path) => path > after)
      .slice(0, limit)
      .map((path) => ({ path, publishedVersion: path === '/draft' ? null : 1 }));
  const store: StoreRunner<{ readonly pages: Pages }> = {
    async run(_, work) {
      reads += 1;
      if (isDown) throw new Error('the database is away');
      return work({ pages: { list } as unknown as Pages });
    },
  };
  ask = mayBePublished(store);
});

describe('PAGE-1.1 whether staff published something at a path', () => {
  it('is read once for each version of a site’s content', async () => {
    paths.push('/draft');
    const known = await Promise.all(
      ['/news', '/draft', '/other'].map((path) => ask(contextOf(harbour), path)),
    );
    expect([known, reads]).toEqual([[true, false, false], 1]);
    paths.push('/other');
    expect([await ask(contextOf(harbour), '/other'), reads]).toEqual([false, 1]);
    expect([await ask(contextOf(harbour, 2), '/other'), reads]).toEqual([true, 2]);
    await ask(contextOf(ranges), '/other');
    expect(reads).toBe(3);
  });

  it('may be where it cannot be read, and is read again', async () => {
    isDown = true;
    expect(await ask(contextOf(harbour), '/other')).toBe(true);
    isDown = false;
    expect([await ask(contextOf(harbour), '/other'), reads]).toEqual([false, 2]);
  });

  it('may be on a site with more pages than are read', async () => {
    paths = Array.from({ length: 20_000 }, (_, index) => `/${String(index).padStart(5, '0')}`);
    expect(await ask(contextOf(harbour), '/other')).toBe(true);
    paths.pop();
    expect(await ask(contextOf(harbour, 2), '/other')).toBe(false);
  });
});
