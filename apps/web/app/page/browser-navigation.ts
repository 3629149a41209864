import {
  withComponent,
  type GoOptions,
  type LoadedPage,
  type Navigation,
  type NavigationState,
} from './navigation.ts';
import type { ShownPage } from './shown-page.ts';

/** Pages that going back shows at once, without asking (SRCH-10). */
const mostKept = 10;

interface Step {
  readonly key: string;
}

/**
 * The way from page to page in a browser: the next page's data is fetched, and the address, the scroll
 * position and the history are kept as if documents had been loaded.
 */
export function browserNavigation(first: LoadedPage): Navigation {
  const listeners = new Set<() => void>();
  const kept = new Map<string, LoadedPage>();
  const scrolls = new Map<string, number>();
  let step: Step = { key: 'first' };
  let underWay: AbortController | null = null;
  let state: NavigationState = { ...first, address: here(), nextAddress: null, hasFailed: false };
  keep(state.address, first);

  function change(next: Partial<NavigationState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function keep(address: string, loaded: LoadedPage): void {
    kept.delete(address);
    kept.set(address, loaded);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
  }

  async function load(address: string, signal: AbortSignal): Promise<LoadedPage | string> {
    const answer = await fetch(`/_page${address}`, { signal });
    const body = (await answer.json()) as ShownPage | { readonly redirectTo: string };
    return 'redirectTo' in body ? body.redirectTo : withComponent(body);
  }

  /** Null: another step overtook this one, or the document is on its way out. */
  async function fetchPage(address: string): Promise<LoadedPage | null> {
    underWay?.abort();
    const mine = new AbortController();
    underWay = mine;
    change({ nextAddress: address, hasFailed: false });
    try {
      const loaded = await load(address, mine.signal);
      if (typeof loaded !== 'string') return mine.signal.aborted ? null : loaded;
      location.assign(loaded);
    } catch {
      if (!mine.signal.aborted) change({ nextAddress: null, hasFailed: true });
    }
    return null;
  }

  function show(address: string, loaded: LoadedPage, scrollTo: number | null): void {
    const isOtherKind = loaded.page.kind !== state.page.kind;
    keep(address, loaded);
    document.title = loaded.page.title;
    change({ ...loaded, address, nextAddress: null, hasFailed: false });
    if (scrollTo === null) return;
    requestAnimationFrame(() => {
      scrollTo === 0 &&
        isOtherKind &&
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
      window.scrollTo({ top: scrollTo, behavior: 'instant' });
    });
  }

  history.scrollRestoration = 'manual';
  history.replaceState(step, '');
  window.addEventListener('popstate', (event) => {
    scrolls.set(step.key, window.scrollY);
    step = (event.state as Step | null) ?? { key: 'first' };
    const address = here();
    const known = kept.get(address);
    const scrollTo = scrolls.get(step.key) ?? 0;
    if (known) {
      underWay?.abort();
      show(address, known, scrollTo);
      return;
    }
    void fetchPage(address).then((loaded) => loaded && show(address, loaded, scrollTo));
  });

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async go(href: string, { keepsScroll = false, replaces = false }: GoOptions = {}) {
      const url = new URL(href, location.href);
      const address = url.pathname + url.search;
      const loaded = await fetchPage(address);
      if (!loaded) {
        // A step within the search keeps its results and says what happened; any other is left to the browser.
        if (state.hasFailed && !keepsScroll) location.assign(href);
        return;
      }
      scrolls.set(step.key, window.scrollY);
      if (!replaces) step = { key: crypto.randomUUID() };
      history[replaces ? 'replaceState' : 'pushState'](step, '', address + url.hash);
      show(address, loaded, keepsScroll ? null : 0);
    },
  };
}

function here(): string {
  return location.pathname + location.search;
}
