import { systemClock } from '@forecourt/server/clock/system-clock';
import { twoSites } from '@forecourt/testkit/two-sites';
import { memorySites, type MemoryContents } from '../memory-sites.ts';
import { memoryStockIndex } from '../memory-stock-index.ts';
import { testServer, type TestResponse } from '../test-server.ts';

interface Shop extends MemoryContents {
  readonly overrides?: object;
}

interface PageData {
  readonly kind: string;
  readonly view: unknown;
}

/** A Monday, ten in the morning in Brisbane. */
export const servedAt = new Date('2026-11-16T00:00:00Z');

/** The data of pages of a site with what it sells and says, as a browser asks its server for them. */
export async function servedPages<Path extends string>(
  { overrides = {}, ...contents }: Shop,
  ...paths: readonly Path[]
): Promise<Record<Path, PageData>> {
  const sites = memorySites(contents);
  sites.overrides.set(twoSites.harbour.id, overrides);
  const test = await testServer({
    primary: memoryStockIndex(contents.cars ?? []),
    sites,
    clock: { ...systemClock, now: () => servedAt },
  });
  try {
    const pages = await Promise.all(
      paths.map(async (path) => [path, pageOf(await test.get(`/_page${path}`))]),
    );
    return Object.fromEntries(pages) as Record<Path, PageData>;
  } finally {
    await test.stop();
  }
}

function pageOf({ status, body }: TestResponse): PageData {
  if (status !== 200) throw new Error(`answered with ${status}: ${body}`);
  return JSON.parse(body) as PageData;
}
