import { describe, expect, it } from 'vitest';
import { searchRedirect } from './search-redirect.ts';

const target = { path: '/search/toyota', query: 'range[price]=10000:20000' };
const from = (path: string, query: string, isAlias = false) =>
  searchRedirect({ path, query }, target, { isAlias });

describe('URL-2 the one address of a search', () => {
  it('is left alone, however it is encoded', () => {
    expect(from('/search/toyota', 'range%5Bprice%5D=10000%3A20000')).toBeNull();
  });

  it('is led to from a plain form, for now', () => {
    expect(from('/search/toyota', 'range[price][min]=10000&range[price][max]=20000')).toEqual({
      redirectTo: '/search/toyota?range[price]=10000:20000',
      isPermanent: false,
    });
  });

  it('is led to for good from an alias of its path', () => {
    expect(from('/search', 'range[price]=10000:20000', true)?.isPermanent).toBe(true);
  });

  it('keeps what the address says beside the search', () => {
    expect(from('/search/toyota', 'range[price]=10000:20000&utm_source=mail')).toBeNull();
    expect(from('/search/x', 'utm_source=mail')?.redirectTo).toBe(
      '/search/toyota?range[price]=10000:20000&utm_source=mail',
    );
  });
});
