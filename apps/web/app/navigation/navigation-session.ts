import { createStore, type Store } from '@forecourt/ui/external-store';
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
  readonly store: Store<NavigationState>;
  /** The entry whose page is shown; the history may be ahead of it while a page loads. */
  entry: HistoryEntry;
  /** What stands on the page and tells itself that a choice did not come. */
  readonly tellers: Set<symbol>;
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
    store: createStore(firstState(first, currentAddress(browser))),
    entry: readHistoryEntry(browser.history.state) ?? newHistoryEntry(0),
    tellers: new Set(),
    loading: null,
  };
  session.pages.remember(currentAddress(browser), first);
  return session;
}

/** Path and query, as pages are called. */
export function currentAddress({ location }: Pick<NavigationBrowser, 'location'>): string {
  return location.pathname + location.search;
}

export function changeState({ store, browser }: NavigationSession, changed: Partial<NavigationState>): void {
  const state = { ...store.get(), ...changed };
  browser.screen.setLoading(state.nextAddress !== null);
  store.set(state);
}

export function rememberScroll({ scrolls, entry, browser }: NavigationSession): void {
  scrolls.remember(entry.key, browser.screen.scrollTop());
}
