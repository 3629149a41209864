import { isPageApart } from './page-apart.ts';
import { isOfOverlay, newHistoryEntry } from './history-entry.ts';
import { loadNextPage } from './load-next-page.ts';
import type { GoOptions } from './navigation-state.ts';
import { changeState, rememberScroll, type NavigationSession } from './navigation-session.ts';
import type { RequestedPage } from './request-page.ts';
import { showPage } from './show-page.ts';

/** Follows a link. What cannot be shown in this document is loaded as one of its own. */
export async function goToPage(
  session: NavigationSession,
  href: string,
  { keepsScroll = false, replaces = false }: GoOptions,
): Promise<void> {
  const { location } = session.browser;
  const url = new URL(href, location.href);
  const address = url.pathname + url.search;
  if (address === session.store.get().address && url.hash !== '') {
    goToAnchor(session, url.hash);
    return;
  }
  if (isPageApart(session.store.get().page.kind)) {
    // Nothing of it goes on into the next page.
    location.assign(url.href);
    return;
  }
  const next = findFresh(session, address) ?? (await loadNextPage(session, address));
  if (!next) return;
  if (next.outcome === 'document' || (next.outcome === 'refused' && !keepsScroll)) {
    location.assign(next.outcome === 'document' ? next.href : href);
    return;
  }
  if (next.outcome !== 'loaded') {
    // Of a choice that stays on its page, whatever tells failures there says it; else, and of links, the layout.
    const isToldByPage = keepsScroll && session.tellers.size > 0;
    changeState(session, { nextAddress: null, hasFailed: true, failedHref: isToldByPage ? null : href });
    return;
  }
  rememberScroll(session);
  writeHistory(session, { address: next.address, hash: url.hash, replaces });
  showPage(session, next, keepsScroll ? null : url.hash === '' ? { top: 0 } : url);
}

function findFresh({ pages, store }: NavigationSession, address: string): RequestedPage | null {
  const loaded = address === store.get().address ? undefined : pages.findFresh(address);
  return loaded ? { outcome: 'loaded', loaded, address } : null;
}

function writeHistory(
  session: NavigationSession,
  {
    address,
    hash,
    replaces,
  }: { readonly address: string; readonly hash: string; readonly replaces: boolean },
): void {
  // As in a browser: the same address again is no further entry.
  const isSameEntry = replaces || address === session.store.get().address;
  if (!isSameEntry) session.entry = newHistoryEntry(session.entry.index + 1);
  const { history } = session.browser;
  // The entry of a sheet is the page's own a second time: left behind, Back would seem to do nothing.
  const isReplaced = isSameEntry || isOfOverlay(history.state);
  history[isReplaced ? 'replaceState' : 'pushState'](session.entry, '', address + hash);
}

/** Left to the browser, which also marks the `:target`. */
function goToAnchor(session: NavigationSession, hash: string): void {
  const { location, screen } = session.browser;
  rememberScroll(session);
  if (location.hash === hash) screen.restoreScroll({ hash });
  else location.hash = hash;
}
