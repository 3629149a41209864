// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FiltersView } from '@forecourt/app/stock/search/search-page.view';
import type { Navigation, NavigationState } from '../../../navigation/navigation-state.ts';
import { staticNavigation } from '../../../navigation/static-navigation.ts';
import { loadedSample, samplePage } from '../../../navigation/test/sample-pages.ts';
import { NavigationProvider } from '../../../navigation/use-navigation.ts';
import { draw, type Drawing } from '../../../shared/test/draw.ts';
import { Filters } from './filters.tsx';

const controls = { boxDelayMs: 300, sliderDelayMs: 300, errorText: '', historyLength: 5, historyKey: 's' };

function viewWith(...chosen: readonly string[]): FiltersView {
  return {
    action: '/search',
    hidden: [['sortBy', 'latest']],
    box: {
      label: 'Search',
      hint: 'Make',
      words: '',
      value: '',
      pattern: '/search?query={query}',
      hrefWithout: '/search',
    },
    sections: [
      {
        key: 'body',
        label: 'Body',
        isOpen: true,
        stated: null,
        kind: 'checks',
        name: 'body',
        values: ['Ute', 'SUV', 'Van'].map((value) => ({
          value,
          label: value,
          count: '1',
          isEmpty: false,
          isChosen: chosen.includes(value),
          href: `/${value.toLowerCase()}`,
        })),
      },
    ],
    showText: 'Show',
  };
}

let went: string[];
let state: NavigationState;
let tell: () => void;
let navigation: Navigation;
let drawing: Drawing;

const filtersOf = (filters: FiltersView) => (
  <NavigationProvider value={navigation}>
    <Filters filters={filters} controls={controls} />
  </NavigationProvider>
);
const press = (value: string) =>
  act(async () => drawing.findAs(HTMLInputElement, `input[value=${value}]`).click());
const ticked = () =>
  [...drawing.root.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

beforeEach(async () => {
  went = [];
  tell = () => undefined;
  const still = staticNavigation(loadedSample(samplePage('Cars', 'search')), '/search');
  state = still.state();
  navigation = {
    ...still,
    state: () => state,
    subscribe: (onChange) => {
      tell = onChange;
      return () => undefined;
    },
    go: async (href) => void went.push(href),
  };
  drawing = await draw(filtersOf(viewWith()));
});
afterEach(() => drawing.remove());

describe('SRCH-9 boxes that are ticked', () => {
  it('one by one lead to the address that the page has for each', async () => {
    await press('Ute');
    await drawing.redraw(filtersOf(viewWith('Ute')));
    await press('SUV');
    expect(went).toEqual(['/ute', '/suv']);
  });

  it('before the last was answered lead to what the whole form says', async () => {
    await press('Ute');
    await press('SUV');
    await press('Ute');
    expect(went).toEqual([
      '/ute',
      '/search?sortBy=latest&body=Ute&body=SUV',
      '/search?sortBy=latest&body=SUV',
    ]);
    expect(ticked()).toEqual(['SUV']);
  });

  it('show what is applied when the answer came, whatever it was', async () => {
    await press('Ute');
    await press('SUV');
    await drawing.redraw(filtersOf(viewWith('Van')));
    expect(ticked()).toEqual(['Van']);
  });

  it('show what is applied when no answer came, and can be ticked again', async () => {
    await press('Ute');
    state = { ...state, hasFailed: true };
    await act(async () => tell());
    expect(ticked()).toEqual([]);
    await press('SUV');
    state = { ...state, hasFailed: false };
    await act(async () => tell());
    expect(ticked()).toEqual(['SUV']);
    expect(went).toEqual(['/ute', '/suv']);
  });

  it('without a network stay ticked, and go together once there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Ute');
    state = { ...state, hasFailed: true };
    await act(async () => tell());
    expect(ticked()).toEqual(['Ute']);
    await press('SUV');
    expect(went.at(-1)).toBe('/search?sortBy=latest&body=Ute&body=SUV');
    onLine.mockRestore();
  });
});
