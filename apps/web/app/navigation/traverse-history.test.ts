import { describe, expect, it } from 'vitest';
import { fakeHistory } from './test/fake-history.ts';
import { noConnection, type Responses } from './test/fake-server.ts';
import { openTab, pages, settled } from './test/open-tab.ts';

/** The first entry is of a document that was loaded before: this one does not remember its page. */
function loadedAfter(address: string, responses: Responses) {
  const tab = fakeHistory(address);
  tab.history.replaceState({ key: 'one', index: 0 }, '');
  tab.history.pushState({ key: 'two', index: 1 }, '', '/');
  return openTab('/', { tab, responses });
}

describe('going back and forward', () => {
  it('shows what was there, where the visitor was, without a request', async () => {
    const { navigation, back, forward, title, shown, server } = openTab('/');
    shown.scrollTop = 700;
    await navigation.go('/about');
    shown.scrollTop = 300;
    back();
    expect([title(), shown.scrolledTo.at(-1)]).toEqual(['Home', { top: 700 }]);
    forward();
    expect([title(), shown.scrolledTo.at(-1)]).toEqual(['About', { top: 300 }]);
    expect(server.requested).toEqual(['/_page/about']);
  });

  it('to a page that is not remembered asks for it', async () => {
    const { navigation, back, server } = loadedAfter('/about', (address) => pages[address]);
    back();
    await settled();
    expect(navigation.state()).toMatchObject({ address: '/about', page: { title: 'About' } });
    expect(server.requested).toEqual(['/_page/about']);
  });

  it('to a page that moved meanwhile puts its new address into the same entry', async () => {
    const { back, tab } = loadedAfter('/about', (address) =>
      address === '/about' ? { redirectTo: '/search' } : pages[address],
    );
    back();
    await settled();
    expect([tab.addresses(), tab.position()]).toEqual([['/search', '/'], 0]);
  });

  it('without a connection leaves the page, and the history goes back to it', async () => {
    const { navigation, back, tab, server } = loadedAfter('/about', noConnection);
    back();
    await settled();
    expect(tab.position()).toBe(1);
    expect(navigation.state()).toMatchObject({ address: '/', hasFailed: true, failedHref: '/about' });
    // The traversal that undid it is no navigation of its own.
    expect(server.requested).toHaveLength(1);
  });

  it('to a page that the server refuses loads the document of that entry', async () => {
    const { back, tab } = loadedAfter('/about', () => ({ error: 'gone' }));
    back();
    await settled();
    expect(tab.documents).toEqual(['reload']);
  });

  it('to an anchor that was never left scrolls to the anchor', async () => {
    const { back, shown } = loadedAfter('/about#team', (address) => pages[address]);
    back();
    await settled();
    expect(shown.scrolledTo).toEqual([{ hash: '#team' }]);
  });

  it('out of a dialog that had an entry of its own changes nothing', () => {
    const { navigation, back, tab, server, shown } = openTab('/about');
    tab.history.pushState({ ...(tab.history.state as object), overlay: 'gallery' }, '');
    const before = navigation.state();
    back();
    expect(navigation.state()).toBe(before);
    expect([server.requested, shown.scrolledTo]).toEqual([[], []]);
  });
});

describe('a document that is loaded again', () => {
  it('scrolls by itself to where the visitor was when it was left', () => {
    const stored = new Map<string, string>();
    const first = openTab('/', { stored });
    expect(first.tab.history.scrollRestoration).toBe('manual');
    expect(first.shown.scrolledTo).toEqual([]);
    first.shown.scrollTop = 420;
    first.leave();
    const again = openTab('/', { stored, tab: first.tab });
    expect(again.shown.scrolledTo).toEqual([{ top: 420 }]);
  });
});
