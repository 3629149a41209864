import type { NavigationBrowser } from '../navigation-browser.ts';

const origin = 'https://dealer.example';

/** The history and the location of a tab, without one. `documents` are the addresses that it was left for. */
export function fakeHistory(start: string) {
  let entries: { readonly url: URL; readonly state: unknown }[] = [
    { url: new URL(start, origin), state: null },
  ];
  let position = 0;
  const listeners: ((state: unknown) => void)[] = [];
  const documents: string[] = [];
  const current = () => entries[position] ?? { url: new URL(origin), state: null };
  const pop = (state: unknown) => listeners.forEach((listener) => listener(state));

  function push(url: URL, state: unknown): void {
    entries = [...entries.slice(0, position + 1), { url, state }];
    position += 1;
  }
  /** As a browser does it: the history has moved before the page is told. */
  function go(delta = 0): void {
    position += delta;
    pop(current().state);
  }

  const history: NavigationBrowser['history'] = {
    get state() {
      return current().state;
    },
    scrollRestoration: 'auto',
    pushState: (state: unknown, _, url) => push(new URL(url ?? '', current().url), state),
    replaceState(state: unknown, _, url) {
      entries[position] = { url: new URL(url ?? current().url.href, current().url), state };
    },
    go,
  };
  const location: NavigationBrowser['location'] = {
    get href() {
      return current().url.href;
    },
    origin,
    get pathname() {
      return current().url.pathname;
    },
    get search() {
      return current().url.search;
    },
    get hash() {
      return current().url.hash;
    },
    set hash(hash: string) {
      push(new URL(hash, current().url), null);
      pop(null);
    },
    assign: (url) => documents.push(String(url)),
    reload: () => documents.push('reload'),
  };
  return {
    history,
    location,
    onPopState: (listener: (state: unknown) => void) => void listeners.push(listener),
    documents,
    addresses: () => entries.map(({ url }) => url.href.slice(origin.length)),
    position: () => position,
  };
}
