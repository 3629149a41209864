import { changeState, type NavigationSession } from './navigation-session.ts';
import { requestPage, type RequestedPage } from './request-page.ts';

/** Requests a page on behalf of one navigation. Null: another one overtook it, and aborted its request. */
export async function loadNextPage(
  session: NavigationSession,
  address: string,
): Promise<RequestedPage | null> {
  const { browser, build, loadComponent } = session;
  session.loading?.abort();
  const controller = new AbortController();
  session.loading = controller;
  const { signal } = controller;
  // Yields to the paint of what was pressed before the subscribers draw (INP).
  await browser.screen.afterPaint();
  if (signal.aborted) return null;
  changeState(session, { nextAddress: address, hasFailed: false, failedHref: null });
  const requested = await requestPage(address, { browser, build, loadComponent, signal });
  return signal.aborted ? null : requested;
}
