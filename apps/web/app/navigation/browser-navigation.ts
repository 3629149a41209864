import { goToPage } from './go-to-page.ts';
import type { LoadedPage, Navigation } from './navigation-state.ts';
import { navigationSession, rememberScroll, type NavigationDeps } from './navigation-session.ts';
import { traverseHistory } from './traverse-history.ts';

/**
 * Client-side navigation: the next page's data is fetched, and the address, the scroll position and the history
 * are as if documents had been loaded.
 */
export function browserNavigation(first: LoadedPage, deps: NavigationDeps): Navigation {
  const { history, screen, onPopState, onPageHide } = deps.browser;
  const session = navigationSession(first, deps);
  onPopState(traverseHistory(session));
  onPageHide(() => {
    rememberScroll(session);
    session.scrolls.save();
  });
  history.scrollRestoration = 'manual';
  history.replaceState(session.entry, '');
  // After a reload, or on the way back from another site.
  const top = session.scrolls.recall(session.entry.key);
  if (top !== null) screen.restoreScroll({ top });
  return {
    state: session.store.get,
    subscribe: session.store.subscribe,
    go: (href, options = {}) => goToPage(session, href, options),
    tellFailures: () => {
      const teller = Symbol('teller');
      session.tellers.add(teller);
      return () => void session.tellers.delete(teller);
    },
  };
}
