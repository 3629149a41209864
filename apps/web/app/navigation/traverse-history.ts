import { newHistoryEntry, readHistoryEntry, type HistoryEntry } from './history-entry.ts';
import { loadNextPage } from './load-next-page.ts';
import { changeState, currentAddress, rememberScroll, type NavigationSession } from './navigation-session.ts';
import type { RequestedPage } from './request-page.ts';
import type { ScrollTarget } from './restore-scroll.ts';
import { showPage } from './show-page.ts';

/** Follows the visitor back and forward through the history. */
export function traverseHistory(session: NavigationSession): (state: unknown) => void {
  const { browser } = session;
  let isUndoing = false;

  async function arrive(entry: HistoryEntry): Promise<void> {
    const address = currentAddress(browser);
    const target = scrollTarget(session, entry);
    const next = findSeen(session, address) ?? (await loadNextPage(session, address));
    if (!next) return;
    if (next.outcome === 'loaded') {
      session.entry = entry;
      if (next.address !== address) browser.history.replaceState(entry, '', next.address);
      showPage(session, next, target);
    } else if (next.outcome === 'unreachable' && entry.index !== session.entry.index) {
      // The page stays, and so must the address: the history goes back to where it was.
      isUndoing = true;
      browser.history.go(session.entry.index - entry.index);
      changeState(session, { nextAddress: null, hasFailed: true, failedHref: address });
    } else browser.location.reload();
  }

  return (state) => {
    if (isUndoing) {
      isUndoing = false;
      return;
    }
    const entry = readHistoryEntry(state);
    // A dialog was closed, which had an entry of its own: the page itself is where it was.
    if (entry?.key === session.entry.key && currentAddress(browser) === session.store.get().address) return;
    if (entry) {
      rememberScroll(session);
      void arrive(entry);
      return;
    }
    // An entry that the browser made itself: an anchor was followed.
    session.entry = newHistoryEntry(session.entry.index + 1);
    browser.history.replaceState(session.entry, '');
  };
}

function scrollTarget({ scrolls, browser }: NavigationSession, entry: HistoryEntry): ScrollTarget {
  const top = scrolls.recall(entry.key);
  const { hash } = browser.location;
  return top === null && hash !== '' ? { hash } : { top: top ?? 0 };
}

function findSeen({ store, pages }: NavigationSession, address: string): RequestedPage | null {
  const state = store.get();
  const seen = address === state.address ? state : pages.find(address);
  return seen ? { outcome: 'loaded', loaded: { page: seen.page, Page: seen.Page }, address } : null;
}
