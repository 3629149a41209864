import { describe, expect, it } from 'vitest';
import { openTab, pages, settled } from './test/open-tab.ts';

describe('a redirect', () => {
  it('within the site is followed, and the page has the address it ended at', async () => {
    const moved: Readonly<Record<string, unknown>> = { ...pages, '/old': { redirectTo: '/about' } };
    const { navigation, server, tab } = openTab('/', { responses: (address) => moved[address] });
    await navigation.go('/old');
    expect(server.requested).toEqual(['/_page/old', '/_page/about']);
    expect(tab.addresses()).toEqual(['/', '/about']);
  });

  it('to another site is loaded as a document', async () => {
    const { navigation, tab } = openTab('/', {
      responses: () => ({ redirectTo: 'https://elsewhere.example/x' }),
    });
    await navigation.go('/old');
    expect(tab.documents).toEqual(['https://elsewhere.example/x']);
  });

  it('that leads in a circle ends after five, and the document says so', async () => {
    const { navigation, server, tab } = openTab('/', { responses: () => ({ redirectTo: '/round' }) });
    await navigation.go('/round');
    expect([server.requested.length, tab.documents]).toEqual([6, ['/round']]);
  });
});

describe('a page that is abandoned while it loads', () => {
  it('for another link is never shown, and its request is aborted', async () => {
    const never = new Promise(() => undefined);
    const { navigation, server, tab, title } = openTab('/', {
      responses: (address) => (address === '/search' ? never : pages[address]),
    });
    const abandoned = navigation.go('/search');
    await settled();
    await navigation.go('/about');
    await abandoned;
    expect([title(), tab.addresses()]).toEqual(['About', ['/', '/about']]);
    expect(server.aborted).toEqual(['/_page/search']);
  });

  it('within the same press is not even requested', async () => {
    const { navigation, server } = openTab('/');
    const abandoned = navigation.go('/search');
    await navigation.go('/about');
    await abandoned;
    expect(server.requested).toEqual(['/_page/about']);
  });

  it('by going back is never shown, even where its response comes all the same', async () => {
    const late = Promise.withResolvers<unknown>();
    const { navigation, back, title, shown } = openTab('/', {
      responses: (address) => (address === '/search' ? late.promise : pages[address]),
    });
    await navigation.go('/about');
    const abandoned = navigation.go('/search');
    await settled();
    back();
    late.resolve(pages['/search']);
    await abandoned;
    expect([title(), navigation.state().nextAddress, shown.isLoading]).toEqual(['Home', null, false]);
  });
});
