import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';
import { focusHeading } from './focus-heading.ts';
import { restoreScroll, type ScrollTarget } from './restore-scroll.ts';
import { viewTransition, type PageChange } from './view-transition.ts';

/** All that navigation uses of a browser, so that it also runs against a history that is none. */
export interface NavigationBrowser {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go' | 'scrollRestoration'>;
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname' | 'search' | 'hash' | 'assign' | 'reload'>;
  /** A function, since some browsers throw at the mere name. */
  readonly sessionStorage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: (path: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly nowMs: () => number;
  /** The visitor went back or forward, or followed an anchor. */
  readonly onPopState: (listener: (state: unknown) => void) => void;
  /** The document is left, or goes into the back/forward cache. */
  readonly onPageHide: (listener: () => void) => void;
  readonly screen: NavigationScreen;
}

/** What navigation changes on the screen. */
export interface NavigationScreen {
  readonly afterPaint: () => Promise<void>;
  readonly viewTransition: (change: PageChange, draw: () => void) => void;
  /** Runs a change of state, and has it drawn when it returns. */
  readonly flushSync: (change: () => void) => void;
  readonly focusHeading: () => void;
  readonly scrollTop: () => number;
  readonly restoreScroll: (target: ScrollTarget) => void;
  readonly setTitle: (title: string) => void;
  readonly setLoading: (isLoading: boolean) => void;
}

/** The browser that this runs in. */
export function windowBrowser(): NavigationBrowser {
  return {
    history,
    location,
    sessionStorage: () => sessionStorage,
    fetch: (path, options) => fetch(path, options),
    nowMs: () => performance.now(),
    onPopState: (listener) => window.addEventListener('popstate', ({ state }) => listener(state)),
    onPageHide: (listener) => window.addEventListener('pagehide', listener),
    screen: {
      afterPaint,
      viewTransition,
      flushSync,
      focusHeading,
      scrollTop: () => window.scrollY,
      restoreScroll,
      setTitle: (title) => (document.title = title),
      setLoading: (isLoading) => document.documentElement.toggleAttribute('data-loading', isLoading),
    },
  };
}
