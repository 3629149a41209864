import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStockIndex } from './memory-stock-index.ts';
import { plainRenderer } from './plain-renderer.ts';
import { testCars, testServer, type TestServer } from './test-server.ts';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import type { DocumentData } from '../app/navigation/shown-page.ts';

// By its address, as the server loads it: components are no part of the server's program.
const entry = new URL('../app/entry-server.tsx', import.meta.url).href;
const { renderApp, renderUncached } = (await import(/* @vite-ignore */ entry)) as Record<
  'renderApp' | 'renderUncached',
  PageRenderer['renderApp']
>;

/**
 * What the server was asked to draw, by address: a page that is cached is not drawn again, and under no address the
 * page of all that have none.
 */
const rendered = new Map<string, DocumentData>();
let test: TestServer;
beforeAll(async () => {
  const renderer = {
    ...plainRenderer,
    renderApp: async (data: DocumentData, address: string) => {
      rendered.set(address, data);
      return '';
    },
  };
  const url = 'https://pictures.example/car.jpg';
  const photos = [{ url, thumbnailUrl: null, alt: null }];
  const pictures = { photos, photosCount: 1, primaryImageUrl: url };
  const cars = testCars.map((car) => Object.assign({}, car, pictures));
  test = await testServer({ primary: memoryStockIndex(cars), renderer });
});
afterAll(() => test.stop());

async function dataUnder(address: string): Promise<DocumentData> {
  await test.get(address);
  const data = rendered.get(address) ?? rendered.get('');
  if (!data) throw new Error('nothing was drawn');
  return data;
}

describe('a page that is drawn into its layout', () => {
  it.each(['/', '/search/new-used-and-demo-cars', '/search/used-cars?query=%22towbar%22', '/nothing'])(
    'is the same from a cached layout as from one that is drawn for it: %s',
    async (address) => {
      const data = await dataUnder(address);
      const uncached = await renderUncached(data, address);
      expect(uncached).toContain('<main id="main" tabindex="-1"><');
      expect(uncached).not.toContain('<template');
      expect(await renderApp(data, address)).toBe(uncached);
      // By then the layout has been drawn.
      expect(await renderApp(data, address)).toBe(uncached);
    },
  );

  it('has what a browser should load at once before all else, as React puts it', async () => {
    const address = '/search/new-used-and-demo-cars';
    const data = await dataUnder(address);
    const brand = { ...data.layout.brand, kind: 'mark' as const, src: '/mark.svg', darkSrc: '/mark.svg' };
    const marked = { ...data, layout: { ...data.layout, brand } };
    const drawn = await renderApp(marked, address);
    expect(drawn).toMatch(
      /^<link rel="preload" as="image" href="\/mark.svg"\/><link rel="preload"[^>]*car.jpg/,
    );
    expect(drawn).toBe(await renderUncached(marked, address));
  });

  it('NAV-1 stands in a layout that marks it, and no page before it', async () => {
    const data = await dataUnder('/nothing');
    const link = { label: 'Offers', href: '/offers', isExternal: false, opensNewTab: false };
    const header = { ...data.layout.header, menu: [{ kind: 'link' as const, link }] };
    const marked = { ...data, layout: { ...data.layout, header } };
    for (const address of ['/nothing', '/offers?page=2', '/nothing']) {
      const drawn = await renderApp(marked, address);
      expect(drawn).toBe(await renderUncached(marked, address));
      expect(drawn.includes('aria-current="page"')).toBe(address !== '/nothing');
    }
  });

  it('WATCH-4 stands over a tray only where cars are chosen, whichever page was drawn before it', async () => {
    const pages = await Promise.all(['/search/new-used-and-demo-cars', '/nothing', '/'].map(dataUnder));
    const [{ layout }] = pages as [DocumentData];
    const compare = { href: '/compare', limit: 3, fullText: '' };
    const shared = { ...layout, saving: { ...layout.saving, compare } };
    for (const { page } of [...pages, ...pages.toReversed()]) {
      const drawn = await renderApp({ layout: shared, page }, '/');
      expect(drawn).toBe(await renderUncached({ layout: shared, page }, '/'));
    }
  });
});
