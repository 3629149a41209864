// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GoOptions } from '../../../navigation/navigation-state.ts';
import { staticNavigation } from '../../../navigation/static-navigation.ts';
import { loadedSample, samplePage } from '../../../navigation/test/sample-pages.ts';
import { NavigationProvider } from '../../../navigation/use-navigation.ts';
import { draw, enter, type Drawing } from '../../../shared/test/draw.ts';
import { SearchBox } from './search-box.tsx';

const searched = [{ path: '/search', filters: 'query=ute', label: 'ute' }];
const suggested = [
  { attribute: 'make', value: 'Toyota', count: 3, countText: '3 cars' },
  { attribute: 'model', value: 'Land Cruiser', count: 1, countText: '1 car' },
];

let went: [string, GoOptions | undefined][] = [];
let requested: string[] = [];
let signals: (AbortSignal | null | undefined)[] = [];
let respond: () => Promise<Response> = () => Promise.resolve(Response.json({ suggestions: suggested }));
const { fetch } = globalThis;
let drawing: Drawing;

const navigation = {
  ...staticNavigation(loadedSample(samplePage('Cars', 'search')), '/search'),
  go: async (href: string, options?: GoOptions) => void went.push([href, options]),
};
const controls = {
  boxDelayMs: 300,
  sliderDelayMs: 300,
  errorText: '',
  historyLength: 5,
  historyKey: 'searches',
};

/** The box of a page: all but its text stands in `filters`. */
function boxOf(value = '', filters = '') {
  const box = {
    label: 'Search',
    hint: 'Make',
    words: filters === '' ? '' : 'Ute',
    value,
    pattern: `/search?query={query}${filters}`,
    hrefWithout: `/search${filters}`,
  };
  return (
    <NavigationProvider value={navigation}>
      <SearchBox box={box} action="/search" controls={controls} />
    </NavigationProvider>
  );
}

beforeEach(async () => {
  went = [];
  requested = [];
  signals = [];
  respond = () => Promise.resolve(Response.json({ suggestions: suggested }));
  globalThis.fetch = (path, options) => {
    requested.push(typeof path === 'string' ? path : '');
    signals.push(options?.signal);
    return respond();
  };
  localStorage.setItem('searches', JSON.stringify(searched));
  drawing = await draw(boxOf());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  globalThis.fetch = fetch;
  await drawing.remove();
});

const box = () => drawing.findAs(HTMLInputElement, 'input');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const typing = (text: string) => act(async () => enter(box(), text));
const press = (key: string) =>
  act(async () => void box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
const offered = () => [...drawing.root.querySelectorAll('[role=option]')].map((option) => option.textContent);
const active = () => box().getAttribute('aria-activedescendant')?.at(-1) ?? null;
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

describe('SRCH-11 typing into the search box', () => {
  it('searches once the visitor pauses, in the entry of the history that is there', async () => {
    await typing('to');
    await pass(299);
    await typing("toyota 'hilux'");
    await pass(299);
    expect(went).toEqual([]);
    await pass(1);
    expect(went).toEqual([['/search?query=toyota+%27hilux%27', { keepsScroll: true, replaces: true }]]);
  });

  it('and emptying it again searches for everything', async () => {
    await typing('to');
    await typing(' ');
    await pass(300);
    expect(went.map(([href]) => href)).toEqual(['/search']);
  });

  it('offers what may be meant, with the number of cars, after the same pause', async () => {
    await typing('to');
    await pass(300);
    expect(requested).toEqual(['/api/search/suggest?query=to']);
    expect([isOpen(), offered()]).toEqual([true, ['Toyota3 cars', 'Land Cruiser1 car']]);
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['refuses', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('searches all the same where the server %s to suggest anything', async (_, failing) => {
    respond = failing;
    await typing('to');
    await pass(300);
    expect([offered(), went.length]).toEqual([[], 1]);
  });

  it('abandons the suggestions for what was typed before', async () => {
    respond = () => new Promise(() => undefined);
    await typing('to');
    await pass(300);
    await typing('ki');
    await pass(300);
    expect(requested).toEqual(['/api/search/suggest?query=to', '/api/search/suggest?query=ki']);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });
});

describe('SRCH-6.1 what was read of the words', () => {
  const chip = '&refinementList[body][0]=Ute';

  it('leaves the box once the visitor has done typing, and what is left of them stays', async () => {
    await act(async () => box().focus());
    await typing('ute canopy');
    await pass(300);
    await drawing.redraw(boxOf('canopy', chip));
    expect(box().value).toBe('ute canopy');
    await act(async () => box().blur());
    expect(box().value).toBe('canopy');
  });

  it('leaves it as well when its page comes after the visitor went on', async () => {
    await act(async () => box().focus());
    await typing('ute');
    await act(async () => box().blur());
    expect(box().value).toBe('ute');
    await pass(300);
    await drawing.redraw(boxOf('', chip));
    expect([box().value, box().placeholder]).toEqual(['', 'Ute']);
  });

  it('leaves it at once when it is sent by Enter', async () => {
    await act(async () => box().focus());
    await typing('ute');
    await press('Enter');
    await drawing.redraw(boxOf('', chip));
    expect(box().value).toBe('');
  });

  it('is no choice while typing goes on: rubbing it out brings back the search from before', async () => {
    await act(async () => box().focus());
    await typing('ute');
    await pass(300);
    await drawing.redraw(boxOf('', chip));
    await typing('');
    await pass(300);
    expect(went.at(-1)?.[0]).toBe('/search');
  });
});

describe('SRCH-14 the search box by keyboard', () => {
  it('offers the last searches while nothing is typed', async () => {
    await act(async () => box().focus());
    expect(offered()).toEqual(['ute']);
    await press('ArrowDown');
    await press('Enter');
    expect(went).toEqual([['/search?query=ute', { keepsScroll: true }]]);
    expect(isOpen()).toBe(false);
  });

  it('goes through the suggestions and back to what was typed', async () => {
    await typing('to');
    await pass(300);
    const seen = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await press(key);
      seen.push(active());
    }
    expect(seen).toEqual(['0', '1', null, '1']);
    await press('Enter');
    expect(went.at(-1)).toEqual(['/search?refinementList[model][0]=Land+Cruiser', { keepsScroll: true }]);
  });

  it('searches at once by Enter, and not again after the pause', async () => {
    await typing('ute');
    await press('Enter');
    await pass(1_000);
    expect(went).toEqual([['/search?query=ute', { keepsScroll: true }]]);
  });

  it('closes the suggestions by Escape', async () => {
    await typing('to');
    await pass(300);
    await press('Escape');
    expect(isOpen()).toBe(false);
  });
});
