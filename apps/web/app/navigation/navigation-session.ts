import { newHistoryEntry, readHistoryEntry, type HistoryEntry } from './history-entry.ts';
import type { NavigationBrowser } from './navigation-browser.ts';
import { firstState, type LoadComponent, type LoadedPage, type NavigationState } from './navigation-state.ts';
import { pageMemory, type PageMemory } from './page-memory.ts';
import { scrollMemory, type ScrollMemory } from './scroll-memory.ts';

export interface NavigationDeps {
  readonly browser: NavigationBrowser;
  readonly loadComponent: LoadComponent;
  readonly cachedPages: number;
}

/** What following a link and going back share while a document is open. */
export interface NavigationSession extends NavigationDeps {
  readonly build: string;
  readonly pages: PageMemory;
  readonly scrolls: ScrollMemory;
  readonly listeners: Set<() => void>;
  state: NavigationState;
  /** The entry whose page is shown; the history may be ahead of it while a page loads. */
  entry: HistoryEntry;
  /** Of the page that loads; a later navigation aborts it. */
  loading: AbortController | null;
}

export function navigationSession(first: LoadedPage, deps: NavigationDeps): NavigationSession {
  const { browser } = deps;
  const session: NavigationSession = {
    ...deps,
    build: first.page.build,
    pages: pageMemory(browser.nowMs, deps.cachedPages),
    scrolls: scrollMemory(browser.sessionStorage),
    listeners: new Set(),
    state: firstState(first, currentAddress(browser)),
    entry: readHistoryEntry(browser.history.state) ?? newHistoryEntry(0),
    loading: null,
  };
  session.pages.remember(session.state.address, first);
  return session;
}

/** Path and query, as pages are called. */
export function currentAddress({ location }: Pick<NavigationBrowser, 'location'>): string {
  return location.pathname + location.search;
}

export function changeState(session: NavigationSession, changed: Partial<NavigationState>): void {
  session.state = { ...session.state, ...changed };
  session.browser.screen.setLoading(session.state.nextAddress !== null);
  for (const listener of session.listeners) listener();
}

export function rememberScroll({ scrolls, entry, browser }: NavigationSession): void {
  scrolls.remember(entry.key, browser.screen.scrollTop());
}
