import { describe, expect, it } from 'vitest';
import { pageIndexing, searchPageIndexing } from './indexing.ts';

const open = { hidesFromSearchEngines: false };
const closed = { hidesFromSearchEngines: true };

describe('SRCH-19 what search engines list', () => {
  it.each([
    '/',
    '/finance',
    '/cars/2021-toyota-corolla',
    '/search/toyota',
    '/online-payments',
    '/old/sign-in',
    '/old/cars/trade-in',
    '/cars/trade-in/tips',
  ])('%s', (path) => {
    expect(pageIndexing(path, open)).toBe('index, follow');
    expect(pageIndexing(path, closed)).toBe('noindex, nofollow');
  });

  it.each([
    ...'/sign-in /success /checkout-journey /online-payment /personalised/finance'.split(' '),
    ...'/cars/trade-in /cars/2021-kia/checkout /cars/x/buy-online'.split(' '),
  ])('not %s', (path) => {
    expect(pageIndexing(path, open)).toBe('noindex, follow');
    expect(pageIndexing(path, closed)).toBe('noindex, nofollow');
  });

  it('is a search whose path says it all, as long as there are cars', () => {
    expect(searchPageIndexing({ query: '', count: 1 }, open)).toBe('index, follow');
    expect(searchPageIndexing({ query: '', count: 0 }, open)).toBe('noindex, follow');
    expect(searchPageIndexing({ query: 'query=ute', count: 9 }, open)).toBe('noindex, follow');
    expect(searchPageIndexing({ query: '', count: 1 }, closed)).toBe('noindex, nofollow');
  });
});
