import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStockIndex } from './memory-stock-index.ts';
import { plainRenderer } from './plain-renderer.ts';
import { carsOfTest, serverOfTest, type ServerOfTest } from './server-of-test.ts';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import type { DocumentData } from '../app/page/shown-page.ts';

// By its address, as the server loads it: components are no part of the server's program.
const entry = new URL('../app/entry-server.tsx', import.meta.url).href;
const { renderApp, renderWhole } = (await import(/* @vite-ignore */ entry)) as Record<
  'renderApp' | 'renderWhole',
  PageRenderer['renderApp']
>;

/** What the server was last asked to draw. */
let asked: { readonly data: DocumentData; readonly address: string } | undefined;
let test: ServerOfTest;
beforeAll(async () => {
  const renderer = {
    ...plainRenderer,
    renderApp: async (data: DocumentData, address: string) => {
      asked = { data, address };
      return '';
    },
  };
  test = await serverOfTest({ primary: memoryStockIndex(carsOfTest), renderer });
});
afterAll(() => test.stop());

async function dataUnder(path: string) {
  await test.get(path);
  if (!asked) throw new Error('nothing was drawn');
  return asked;
}

describe('a page that is drawn into its frame', () => {
  it.each(['/', '/search/new-used-and-demo-cars', '/search/used-cars?query=toyota', '/nothing'])(
    'is what React would draw of both at one go, ids and all: %s',
    async (path) => {
      const { data, address } = await dataUnder(path);
      const whole = await renderWhole(data, address);
      expect(whole).toContain('<main');
      expect(await renderApp(data, address)).toBe(whole);
      // By then the frame has been drawn.
      expect(await renderApp(data, address)).toBe(whole);
    },
  );

  it('NAV-1 stands in a frame that marks it, and no page before it', async () => {
    const { data } = await dataUnder('/nothing');
    const link = { label: 'Offers', href: '/offers', isExternal: false, opensNewTab: false };
    const header = { ...data.frame.header, menu: [{ kind: 'link' as const, link }] };
    const marked = { ...data, frame: { ...data.frame, header } };
    for (const address of ['/nothing', '/offers?page=2', '/nothing']) {
      const drawn = await renderApp(marked, address);
      expect(drawn).toBe(await renderWhole(marked, address));
      expect(drawn.includes('aria-current="page"')).toBe(address !== '/nothing');
    }
  });
});
