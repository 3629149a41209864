import { flushSync } from 'react-dom';
import { pageMemory } from './page-memory.ts';
import {
  firstState,
  type GoOptions,
  type LoadComponent,
  type LoadedPage,
  type Navigation,
  type NavigationState,
} from './navigation-state.ts';
import { afterPaint } from './after-paint.ts';
import { requestPage, type RequestedPage } from './request-page.ts';
import { scrollMemory } from './scroll-memory.ts';
import { focusHeading } from './focus-heading.ts';
import { restoreScroll, type ScrollTarget } from './restore-scroll.ts';
import { viewTransition } from './view-transition.ts';

/** A step of the browser's history, as it is stored there. */
interface Step {
  readonly key: string;
  /** Steps are numbered, so that one that failed can be taken back. */
  readonly index: number;
}

/**
 * The way from page to page in a browser: the next page's data is fetched, and the address, the scroll
 * position and the history are as if documents had been loaded.
 */
export function browserNavigation(first: LoadedPage, loadComponent: LoadComponent): Navigation {
  const listeners = new Set<() => void>();
  const pages = pageMemory(() => performance.now());
  const scrolls = scrollMemory(() => sessionStorage);
  let state: NavigationState = firstState(first, here());
  /** The step whose page is shown; the history may be ahead of it while a page is on its way. */
  let step: Step = readStep(history.state) ?? { key: newKey(), index: 0 };
  let underWay: AbortController | null = null;
  let isTakingBack = false;
  pages.remember(state.address, first);

  function change(next: Partial<NavigationState>): void {
    state = { ...state, ...next };
    document.documentElement.toggleAttribute('data-loading', state.nextAddress !== null);
    for (const listener of listeners) listener();
  }

  const rememberScroll = () => scrolls.remember(step.key, window.scrollY);

  /** Null: another step overtook this one. */
  async function request(address: string): Promise<RequestedPage | null> {
    underWay?.abort();
    const mine = new AbortController();
    underWay = mine;
    // Yields to the paint of what was pressed before the subscribers draw (INP).
    await afterPaint();
    if (mine.signal.aborted) return null;
    change({ nextAddress: address, hasFailed: false, failedHref: null });
    const { build } = first.page;
    const requested = await requestPage(address, { build, loadComponent, signal: mine.signal });
    return mine.signal.aborted ? null : requested;
  }

  /** Without a scroll target the visitor stays where they are. */
  function show(address: string, loaded: LoadedPage, target: ScrollTarget | null): void {
    underWay?.abort();
    pages.remember(address, loaded);
    const isOtherKind = loaded.page.kind !== state.page.kind;
    const isOtherPage = target !== null && (isOtherKind || pathOf(address) !== pathOf(state.address));
    viewTransition({ isAnimated: isOtherKind, from: state.address, to: address }, () => {
      document.title = loaded.page.title;
      // Drawn when it returns: only then is there a heading to focus and a place to scroll to.
      flushSync(() =>
        change({
          ...loaded,
          address,
          nextAddress: null,
          hasFailed: false,
          failedHref: null,
          ...(target && { announcement: loaded.page.title }),
          ...(isOtherPage && { remountKey: state.remountKey + 1 }),
        }),
      );
      if (!target) return;
      focusHeading();
      restoreScroll(target);
    });
  }

  async function go(href: string, { keepsScroll = false, replaces = false }: GoOptions = {}): Promise<void> {
    const url = new URL(href, location.href);
    const asked = url.pathname + url.search;
    if (asked === state.address && url.hash !== '') {
      jump(url.hash);
      return;
    }
    const known = pages.findFresh(asked);
    const next: RequestedPage | null =
      known && asked !== state.address
        ? { outcome: 'loaded', loaded: known, address: asked }
        : await request(asked);
    if (!next) return;
    if (next.outcome === 'document' || (next.outcome === 'refused' && !keepsScroll)) {
      location.assign(next.outcome === 'document' ? next.href : href);
      return;
    }
    if (next.outcome !== 'loaded') {
      change({ nextAddress: null, hasFailed: true, failedHref: keepsScroll ? null : href });
      return;
    }
    rememberScroll();
    // As in a browser: the same address again is no further step.
    const isSameStep = replaces || next.address === state.address;
    if (!isSameStep) step = { key: newKey(), index: step.index + 1 };
    history[isSameStep ? 'replaceState' : 'pushState'](step, '', next.address + url.hash);
    show(next.address, next.loaded, keepsScroll ? null : url.hash === '' ? { top: 0 } : url);
  }

  /** To an anchor of this page: the browser's own way, which also marks the target. */
  function jump(hash: string): void {
    rememberScroll();
    if (location.hash === hash) restoreScroll({ hash });
    else location.hash = hash;
  }

  async function arrive(arrived: Step): Promise<void> {
    const address = here();
    const top = scrolls.recall(arrived.key);
    const target = top === null && location.hash !== '' ? { hash: location.hash } : { top: top ?? 0 };
    const known = address === state.address ? state : pages.find(address);
    const next: RequestedPage | null = known
      ? { outcome: 'loaded', loaded: { page: known.page, Page: known.Page }, address }
      : await request(address);
    if (!next) return;
    if (next.outcome === 'loaded') {
      step = arrived;
      if (next.address !== address) history.replaceState(step, '', next.address);
      show(next.address, next.loaded, target);
    } else if (next.outcome === 'unreachable' && arrived.index !== step.index) {
      // The page stays, and so must the address: the history goes back to where it was.
      isTakingBack = true;
      history.go(step.index - arrived.index);
      change({ nextAddress: null, hasFailed: true, failedHref: address });
    } else location.reload();
  }

  window.addEventListener('popstate', (event) => {
    if (isTakingBack) {
      isTakingBack = false;
      return;
    }
    const arrived = readStep(event.state);
    // Something over the page was closed, which had a step of its own: the page itself is where it was.
    if (arrived?.key === step.key && here() === state.address) return;
    if (arrived) {
      rememberScroll();
      void arrive(arrived);
      return;
    }
    // A step that the browser made itself: an anchor was followed.
    step = { key: newKey(), index: step.index + 1 };
    history.replaceState(step, '');
  });
  window.addEventListener('pagehide', () => {
    rememberScroll();
    scrolls.save();
  });
  history.scrollRestoration = 'manual';
  history.replaceState(step, '');
  const top = scrolls.recall(step.key);
  if (top !== null) restoreScroll({ top });

  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    go,
  };
}

/** Unlike any other of this tab. Not by the browser's own maker of such names: that one wants HTTPS. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function here(): string {
  return location.pathname + location.search;
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function readStep(stored: unknown): Step | null {
  const { key, index } = (stored ?? {}) as Partial<Step>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}
