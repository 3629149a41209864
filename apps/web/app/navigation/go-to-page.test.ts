import { describe, expect, it } from 'vitest';
import { noConnection } from './test/fake-server.ts';
import { openTab, pages } from './test/open-tab.ts';
import { samplePage } from './test/sample-pages.ts';

describe('following a link', () => {
  it('fetches the page as data, and shows it from its top with its own address, title and heading', async () => {
    const { navigation, server, tab, shown } = openTab('/');
    await navigation.go('/about');
    expect(navigation.state()).toMatchObject({
      page: { title: 'About' },
      address: '/about',
      announcement: 'About',
      remountKey: 1,
    });
    expect(server.requested).toEqual(['/_page/about']);
    expect(tab.addresses()).toEqual(['/', '/about']);
    expect(shown).toMatchObject({ title: 'About', focused: ['About'], scrolledTo: [{ top: 0 }] });
  });

  it('says where the visitor is going while the page loads, and shows the last page until then', async () => {
    const { navigation, title, shown } = openTab('/');
    const seen: unknown[] = [];
    navigation.subscribe(() => seen.push([navigation.state().nextAddress, title(), shown.isLoading]));
    await navigation.go('/about');
    expect(seen).toEqual([
      ['/about', 'Home', true],
      [null, 'About', false],
    ]);
  });

  it('tells nobody who has stopped listening', async () => {
    const { navigation } = openTab('/');
    let told = 0;
    navigation.subscribe(() => (told += 1))();
    await navigation.go('/about');
    expect(told).toBe(0);
  });

  it('to a place within another page scrolls there', async () => {
    const { navigation, tab, shown } = openTab('/');
    await navigation.go('/about#team');
    expect(tab.addresses().at(-1)).toBe('/about#team');
    expect(shown.scrolledTo).toMatchObject([{ hash: '#team' }]);
  });

  it('to a place within this page leaves it to the browser, which makes an entry of its own', async () => {
    const { navigation, tab, server, shown } = openTab('/about');
    await navigation.go('#team');
    expect(tab.addresses()).toEqual(['/about', '/about#team']);
    expect(server.requested).toEqual([]);
    expect(tab.history.state).toMatchObject({ index: 1 });
    await navigation.go('#team');
    expect(tab.addresses()).toEqual(['/about', '/about#team']);
    expect(shown.scrolledTo).toEqual([{ hash: '#team' }]);
  });

  it('to the same address again asks for it anew, and is no further entry', async () => {
    const { navigation, tab, server } = openTab('/about');
    await navigation.go('/about');
    expect(server.requested).toEqual(['/_page/about']);
    expect(tab.addresses()).toEqual(['/about']);
    expect(navigation.state().remountKey).toBe(0);
  });

  it('out of a sheet takes its entry in the history: Back leads to the page before, and not to this one again', async () => {
    const { navigation, tab } = openTab('/search');
    tab.history.pushState({ ...(tab.history.state as object), overlay: 'sheet' }, '');
    await navigation.go('/about');
    expect(tab.addresses()).toEqual(['/search', '/about']);
    expect(tab.history.state).toMatchObject({ index: 1 });
  });

  it('is animated between two kinds of pages alone', async () => {
    const { navigation, shown } = openTab('/');
    await navigation.go('/about');
    await navigation.go('/search');
    expect(shown.transitions).toEqual([
      { isAnimated: false, from: '/', to: '/about' },
      { isAnimated: true, from: '/about', to: '/search' },
    ]);
  });

  it('to a page that was seen within the last minute asks nobody, and later asks again', async () => {
    const { navigation, server, clock } = openTab('/');
    await navigation.go('/about');
    await navigation.go('/search');
    clock.nowMs = 59_999;
    await navigation.go('/about');
    expect(server.requested).toEqual(['/_page/about', '/_page/search']);
    clock.nowMs = 60_000;
    await navigation.go('/search');
    expect(server.requested).toHaveLength(3);
  });
});

describe('choosing a filter', () => {
  it('leaves the visitor where they are, and is the same page', async () => {
    const { navigation, tab, shown } = openTab('/search');
    await navigation.go('/search?fuel=Electric', { keepsScroll: true });
    expect(navigation.state()).toMatchObject({
      page: { title: 'Electric cars' },
      announcement: '',
      remountKey: 0,
    });
    expect(tab.addresses()).toEqual(['/search', '/search?fuel=Electric']);
    expect(shown).toMatchObject({ scrolledTo: [], focused: [] });
  });

  it('that replaces the entry leaves none behind', async () => {
    const { navigation, tab } = openTab('/search');
    await navigation.go('/search?fuel=Electric', { keepsScroll: true, replaces: true });
    expect(tab.addresses()).toEqual(['/search?fuel=Electric']);
  });
});

describe('a page that does not come', () => {
  it('for want of a connection leaves page and address, and says which link failed', async () => {
    const { navigation, tab, shown } = openTab('/', { responses: noConnection });
    await navigation.go('/about');
    expect(navigation.state()).toMatchObject({
      address: '/',
      nextAddress: null,
      hasFailed: true,
      failedHref: '/about',
    });
    expect(tab.addresses()).toEqual(['/']);
    expect(shown.isLoading).toBe(false);
  });

  it('for a filter names no link, since the visitor never left', async () => {
    const { navigation } = openTab('/', {
      responses: (address) => (address === '/search' ? pages[address] : noConnection(address)),
    });
    await navigation.go('/search');
    const leave = navigation.tellFailures();
    await navigation.go('/search?fuel=Electric', { keepsScroll: true });
    expect(navigation.state()).toMatchObject({ hasFailed: true, failedHref: null });
    leave();
    await navigation.go('/search?fuel=Electric', { keepsScroll: true });
    expect(navigation.state()).toMatchObject({ failedHref: '/search?fuel=Electric' });
  });

  it('for a link names it, also where the page tells what its own choices did', async () => {
    const { navigation } = openTab('/', { responses: noConnection });
    navigation.tellFailures();
    await navigation.go('/about');
    expect(navigation.state()).toMatchObject({ hasFailed: true, failedHref: '/about' });
  });

  it('for a choice that stays on its page is told by the layout, where nothing on the page does', async () => {
    const { navigation } = openTab('/about', { responses: noConnection });
    await navigation.go('/about?day=2026-11-20', { keepsScroll: true });
    expect(navigation.state()).toMatchObject({ hasFailed: true, failedHref: '/about?day=2026-11-20' });
  });

  it('is forgotten as soon as another comes', async () => {
    let isConnected = false;
    const { navigation } = openTab('/', {
      responses: (address) => (isConnected ? pages[address] : noConnection(address)),
    });
    await navigation.go('/about');
    isConnected = true;
    await navigation.go('/about');
    expect(navigation.state()).toMatchObject({ address: '/about', hasFailed: false, failedHref: null });
  });

  it('because the server refuses it is loaded as a document, which shows the refusal', async () => {
    const { navigation, tab } = openTab('/');
    await navigation.go('/nowhere');
    expect(tab.documents).toEqual(['/nowhere']);
  });

  it('because a filter is refused leaves the results as they are', async () => {
    const { navigation, tab } = openTab('/search');
    await navigation.go('/search?fuel=Rain', { keepsScroll: true });
    expect([tab.documents, navigation.state().hasFailed]).toEqual([[], true]);
  });

  it('because the response is no JSON is loaded as a document', async () => {
    const { navigation, tab } = openTab('/', { responses: () => '<h1>Bad gateway</h1>' });
    await navigation.go('/about');
    expect(tab.documents).toEqual(['/about']);
  });
});

describe('a page that only a document can show', () => {
  it('is one of another build', async () => {
    const { navigation, tab, title } = openTab('/', {
      responses: () => samplePage('About', 'content', 'build-2'),
    });
    await navigation.go('/about');
    expect([tab.documents, title()]).toEqual([['/about'], 'Home']);
  });

  it('is one whose code is gone from the server', async () => {
    const { navigation, tab } = openTab('/', {
      loadComponent: () => Promise.reject(new TypeError('no such chunk')),
    });
    await navigation.go('/about');
    expect(tab.documents).toEqual(['/about']);
  });
});
