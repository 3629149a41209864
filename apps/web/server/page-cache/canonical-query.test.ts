import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';

const search = ['query', 'page', 'sortBy', 'refinementList[', 'range['];

describe('the query that makes a page', () => {
  it.each<[string, string, readonly string[] | undefined, string]>([
    ['loses what trackers append', 'utm_source=x&page=2&gclid=1&fbclid=2', undefined, 'page=2'],
    ['keeps all else of a page that does not say', 'a=1&b=2', undefined, 'a=1&b=2'],
    ['is none of a page that reads none', 'a=1&page=2', [], ''],
    ['is what the page reads', 'x=1&page=2&pages=3', search, 'page=2'],
    ['is a whole family of names', 'range[km]=:9&ranges[km]=1', search, 'range[km]=:9'],
    [
      'is read as it is encoded',
      'refinementList%5Bmake%5D%5B0%5D=Kia',
      search,
      'refinementList%5Bmake%5D%5B0%5D=Kia',
    ],
    ['keeps its order', 'page=2&query=b&query=a', search, 'page=2&query=b&query=a'],
    ['loses what cannot be read', '%E0%A4=1&page=2&&=', undefined, 'page=2'],
    ['keeps a name without a value', 'query&x', search, 'query'],
  ])('%s', (_, query, names, expected) => {
    expect(canonicalQuery(query, names)).toBe(expected);
  });

  it('has one form: to bring it there again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.option(fc.array(fc.string({ minLength: 1, maxLength: 3 })), { nil: undefined }),
        (query, names) => {
          const once = canonicalQuery(query, names);
          expect(canonicalQuery(once, names)).toBe(once);
        },
      ),
    );
  });

  it('is the same whatever a stranger appends to it', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (appended) => {
        fc.pre(
          !appended
            .split('&')
            .some((one) => /^(?:query|page|sortBy|refinementList|range)/i.test(decode(one))),
        );
        expect(canonicalQuery(`page=2&${appended}`, search)).toBe('page=2');
      }),
    );
  });
});

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
