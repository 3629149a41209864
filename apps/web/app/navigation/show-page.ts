import type { LoadedPage } from './navigation-state.ts';
import { changeState, type NavigationSession } from './navigation-session.ts';
import type { ScrollTarget } from './restore-scroll.ts';

/** Draws a page that has come. Without a scroll target the visitor stays where they are. */
export function showPage(
  session: NavigationSession,
  { loaded, address }: { readonly loaded: LoadedPage; readonly address: string },
  target: ScrollTarget | null,
): void {
  const { store, browser } = session;
  const state = store.get();
  const { screen } = browser;
  session.loading?.abort();
  session.pages.remember(address, loaded);
  const isOtherKind = loaded.page.kind !== state.page.kind;
  const isOtherPage = target !== null && (isOtherKind || pathOf(address) !== pathOf(state.address));
  screen.viewTransition({ isAnimated: isOtherKind, from: state.address, to: address }, () => {
    screen.setTitle(loaded.page.title);
    // Drawn when it returns: only then is there a heading to focus and a place to scroll to.
    screen.flushSync(() =>
      changeState(session, {
        ...loaded,
        address,
        nextAddress: null,
        hasFailed: false,
        failedHref: null,
        ...(target && { announcement: loaded.page.title }),
        ...(isOtherPage && { remountKey: store.get().remountKey + 1 }),
      }),
    );
    if (!target) return;
    screen.focusHeading();
    screen.restoreScroll(target);
  });
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
