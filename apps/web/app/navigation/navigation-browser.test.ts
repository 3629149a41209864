// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserNavigation } from './browser-navigation.ts';
import { windowBrowser } from './navigation-browser.ts';
import type { PageChange } from './view-transition.ts';
import { loadedSample, loadSample, samplePage } from './test/sample-pages.ts';

let scrolled: unknown[] = [];
let wantsNoMotion = false;

beforeEach(() => {
  scrolled = [];
  wantsNoMotion = false;
  // jsdom lays nothing out: neither scrolling nor media queries are there.
  window.scrollTo = (options: unknown) => scrolled.push(options);
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  window.matchMedia = () => ({ matches: wantsNoMotion }) as MediaQueryList;
  document.body.innerHTML = '<main id="main"><h1>Home</h1><p id="über uns">About us</p></main>';
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

describe('the browser that navigation runs in', () => {
  it('goes through the history of the window, and says when a visitor goes back', async () => {
    const browser = { ...windowBrowser(), fetch: () => Promise.resolve(Response.json(samplePage('About'))) };
    const navigation = browserNavigation(loadedSample(samplePage('Home')), {
      browser,
      loadComponent: loadSample,
      cachedPages: 10,
    });
    await navigation.go('/about');
    expect([location.pathname, document.title]).toEqual(['/about', 'About']);
    const isBack = new Promise((resolve) => navigation.subscribe(() => resolve(navigation.state().address)));
    history.back();
    expect(await isBack).toBe('/');
    expect([location.pathname, document.title]).toEqual(['/', 'Home']);
  });

  it('says when the document is left', () => {
    let isLeft = false;
    windowBrowser().onPageHide(() => (isLeft = true));
    window.dispatchEvent(new Event('pagehide'));
    expect(isLeft).toBe(true);
  });

  it('measures time, storage and scrolling of the window', () => {
    const { nowMs, sessionStorage: storage, screen } = windowBrowser();
    expect(nowMs()).toBeGreaterThan(0);
    expect(storage()).toBe(sessionStorage);
    expect(screen.scrollTop()).toBe(0);
  });

  it('marks the document while a page loads', () => {
    const { setLoading } = windowBrowser().screen;
    setLoading(true);
    expect(document.documentElement.hasAttribute('data-loading')).toBe(true);
    setLoading(false);
    expect(document.documentElement.hasAttribute('data-loading')).toBe(false);
  });
});

describe('scrolling', () => {
  const { restoreScroll } = windowBrowser().screen;

  it('goes so far down, or to an anchor, without animation', () => {
    restoreScroll({ top: 640 });
    restoreScroll({ hash: '#%C3%BCber%20uns' });
    expect(scrolled).toEqual([{ top: 640, behavior: 'instant' }, 'über uns']);
  });

  it.each(['#nowhere', '#%'])('goes to the top where there is no %s', (hash) => {
    restoreScroll({ hash });
    expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }]);
  });
});

describe('the focus', () => {
  const { focusHeading } = windowBrowser().screen;

  it('moves to the heading of the page, which nobody reaches with the Tab key', () => {
    focusHeading();
    expect(document.activeElement?.outerHTML).toBe('<h1 tabindex="-1">Home</h1>');
  });

  it('moves to the page itself where it has no heading', () => {
    document.body.innerHTML = '<main id="main" tabindex="0"></main>';
    focusHeading();
    expect(document.activeElement?.outerHTML).toBe('<main id="main" tabindex="0"></main>');
  });

  it('stays where there is no page', () => {
    document.body.innerHTML = '';
    focusHeading();
    expect(document.activeElement).toBe(document.body);
  });
});

/** The transition name of the picture of the card. */
function nameOfPicture(): string | null {
  return document.querySelector<HTMLElement>('.card-media')?.style.viewTransitionName ?? null;
}

/** As a browser does it: the old page is captured, then the new one is drawn. */
function withTransitions(finished: Promise<void>) {
  const captured: unknown[] = [];
  Object.assign(document, {
    startViewTransition(draw: () => void) {
      captured.push(nameOfPicture());
      draw();
      captured.push(nameOfPicture());
      return { ready: Promise.reject(new DOMException('skipped', 'AbortError')), finished };
    },
  });
  return captured;
}

describe('the change from one page to the next', () => {
  const { viewTransition, afterPaint } = windowBrowser().screen;
  const change: PageChange = { isAnimated: true, from: '/search', to: '/cars/kia?from=search' };
  const card = `<div class="card"><div class="card-media"></div><h3><a href="/cars/kia">Kia</a></h3></div>`;
  it('is drawn at once in a browser that has no transitions', () => {
    let isDrawn = false;
    viewTransition(change, () => (isDrawn = true));
    expect(isDrawn).toBe(true);
  });

  it.each([
    ['within one kind of page', { ...change, isAnimated: false }, false],
    ['for those who want no motion', change, true],
  ])('is not animated %s', (_, asked, isStill) => {
    const captured = withTransitions(Promise.resolve());
    wantsNoMotion = isStill;
    let isDrawn = false;
    viewTransition(asked, () => (isDrawn = true));
    expect([isDrawn, captured]).toEqual([true, []]);
  });

  it.each([
    ['finishes', () => Promise.resolve()],
    ['is overtaken', () => Promise.reject(new DOMException('skipped', 'AbortError'))],
  ])(
    'lets the picture of the card become that of its page, and unnames it when it %s',
    async (_, finished) => {
      document.body.innerHTML = card;
      const captured = withTransitions(finished());
      // Every element is at the top of jsdom's window, and without height.
      Element.prototype.getBoundingClientRect = () => new DOMRect(0, 10, 100, 100);
      viewTransition({ ...change, from: '/cars/kia' }, () => undefined);
      expect(captured).toEqual(['car-picture', 'car-picture']);
      await afterPaint();
      expect(nameOfPicture()).toBe('');
    },
  );

  it('names no picture that is out of sight', () => {
    document.body.innerHTML = card;
    const captured = withTransitions(Promise.resolve());
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 5_000, 100, 100);
    viewTransition(change, () => undefined);
    expect(captured).toEqual(['', '']);
  });
});
