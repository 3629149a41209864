// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../entry-server.tsx';
import type { DocumentData } from '../navigation/shown-page.ts';
import { staticNavigation } from '../navigation/static-navigation.ts';
import { hydrateDocument } from './hydrate-document.tsx';
import { loadComponent } from './load-component.ts';

interface TestServer {
  readonly get: (path: string) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** By its address: the server is no part of the browser's program. */
const here = import.meta.url;
const load = <Loaded>(path: string) =>
  import(/* @vite-ignore */ new URL(`../../test/${path}`, here).href) as Promise<Loaded>;

/** What the server was asked to draw, by address; under none the page of all addresses that have none. */
const rendered = new Map<string, DocumentData>();
let server: TestServer;
beforeAll(async () => {
  const { plainRenderer } = await load<{ plainRenderer: object }>('plain-renderer.ts');
  const { memoryStockIndex } = await load<{ memoryStockIndex: (cars: unknown) => object }>(
    'memory-stock-index.ts',
  );
  const { testCars, testServer } = await load<{
    testCars: unknown;
    testServer: (options: object) => Promise<TestServer>;
  }>('test-server.ts');
  const renderer = {
    ...plainRenderer,
    renderApp: async (data: DocumentData, address: string) => {
      rendered.set(address, data);
      return '';
    },
  };
  server = await testServer({ primary: memoryStockIndex(testCars), renderer });
});
afterAll(() => server.stop());

/** What React says of a document that is not what it would draw: of attributes in its development build alone. */
let complaints: string[] = [];
const complain = (...said: unknown[]) => void complaints.push(said.map(String).join(' '));
const { error } = console;
beforeEach(() => {
  complaints = [];
  Object.assign(console, { error: complain });
  // jsdom has none of its own.
  Object.assign(globalThis, { reportError: complain, IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  Object.assign(console, { error });
  document.body.innerHTML = '';
});

/** Puts the server's markup, changed or not, into the document and hydrates it, until its effects have run. */
async function hydrate(address: string, change = (markup: string) => markup): Promise<void> {
  await server.get(address);
  const drawn = rendered.has(address) ? address : '';
  const data = rendered.get(drawn);
  if (!data) throw new Error('nothing was drawn');
  document.body.innerHTML = `<div id="app">${change(await renderApp(data, drawn))}</div>`;
  const navigation = staticNavigation(await loadComponent(data.page), address);
  await act(async () => hydrateDocument({ navigation, layout: data.layout }));
}

/** React marks each element that it has taken over. */
const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber'));

describe('a document in the browser', () => {
  it.each(['/', '/search/new-used-and-demo-cars', '/contact-us', '/compare', '/_design', '/nothing'])(
    'is hydrated as the server wrote it, ids and all: %s',
    async (address) => {
      await hydrate(address);
      expect(isHydrated('#app > header') && isHydrated('#main > *')).toBe(true);
      expect(complaints).toEqual([]);
    },
  );

  it('is live to its last part, though each is hydrated by itself', async () => {
    await hydrate('/search/new-used-and-demo-cars');
    const parts = ['#filters input', '.results > .card:first-child a', '.results > .card:last-of-type a'];
    expect(parts.map(isHydrated)).toEqual([true, true, true]);
  });

  it('says so where the ids of the page are others than the browser would give', async () => {
    await hydrate('/search/new-used-and-demo-cars', (markup) => markup.replaceAll('_pageR_', '_otherR_'));
    expect(complaints.join()).toContain('_otherR_');
  });

  it('has its page also where something changed the layout before it was hydrated', async () => {
    await hydrate('/nothing', (markup) => markup.replace('Skip to content', 'Passer au contenu'));
    expect(document.querySelector('.skip')?.textContent).toBe('Skip to content');
    expect(document.querySelector('#main h1')?.textContent).toBeTruthy();
    expect(isHydrated('#main h1')).toBe(true);
    expect(complaints.join()).toContain('Hydration failed');
  });
});
