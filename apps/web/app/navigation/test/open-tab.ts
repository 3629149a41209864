import { browserNavigation } from '../browser-navigation.ts';
import type { LoadComponent } from '../navigation-state.ts';
import { fakeHistory } from './fake-history.ts';
import { fakeScreen } from './fake-screen.ts';
import { fakeServer, type Responses } from './fake-server.ts';
import { loadedSample, loadSample, samplePage } from './sample-pages.ts';

export const pages: Readonly<Record<string, unknown>> = {
  '/about': samplePage('About'),
  '/search': samplePage('Cars', 'search'),
  '/search?fuel=Electric': samplePage('Electric cars', 'search'),
};

export interface TabOptions {
  readonly responses?: Responses;
  readonly loadComponent?: LoadComponent;
  /** The session storage of the tab. */
  readonly stored?: Map<string, string>;
  /** The history as an earlier document left it. */
  readonly tab?: ReturnType<typeof fakeHistory>;
}

/** A tab in which the document of the home page has been loaded under some address. */
export function openTab(start: string, options: TabOptions = {}) {
  const {
    responses = (address) => pages[address] ?? { error: 'not found' },
    loadComponent = loadSample,
    stored = new Map<string, string>(),
    tab = fakeHistory(start),
  } = options;
  const { screen, shown } = fakeScreen();
  const server = fakeServer(responses);
  const clock = { nowMs: 0 };
  const leaving: (() => void)[] = [];
  const navigation = browserNavigation(loadedSample(samplePage('Home')), {
    browser: {
      ...tab,
      fetch: server.fetch,
      sessionStorage: () => ({
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
      }),
      nowMs: () => clock.nowMs,
      onPageHide: (listener) => void leaving.push(listener),
      screen,
    },
    loadComponent,
    cachedPages: 10,
  });
  return {
    navigation,
    title: () => navigation.state().page.title,
    tab,
    server,
    shown,
    clock,
    back: () => tab.history.go(-1),
    forward: () => tab.history.go(1),
    leave: () => leaving.forEach((listener) => listener()),
  };
}

/** All that goes by itself has been done: none of it waits for a clock. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
