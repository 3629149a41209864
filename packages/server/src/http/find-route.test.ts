import { describe, expect, it } from 'vitest';
import { routeFinder } from './find-route.ts';

const find = routeFinder([
  { path: '/cars/{slug}/sheet' },
  { path: '/cars/{slug}/{part}' },
  { path: '/cars/compare/sheet' },
  { path: '/enquiries/{token}' },
  { path: '/sign-in' },
]);

describe('routeFinder', () => {
  it('reads the params of a path', () => {
    expect(find('/cars/a-car/photos')).toEqual({
      route: { path: '/cars/{slug}/{part}' },
      params: { slug: 'a-car', part: 'photos' },
    });
  });

  it('prefers a path without params, then the first of the table', () => {
    expect(find('/cars/compare/sheet')?.route.path).toBe('/cars/compare/sheet');
    expect(find('/cars/a-car/sheet')?.route.path).toBe('/cars/{slug}/sheet');
  });

  it.each([
    '/',
    '',
    '/sign-in/',
    '/sign-in/more',
    '/enquiries',
    '/enquiries/',
    '/enquiries/a/b',
    '/cars/a-car',
    `/enquiries/${'a'.repeat(201)}`,
    '/constructor/x',
  ])('finds nothing at %s', (path) => {
    expect(find(path)).toBeNull();
  });

  it('reads longer params where its table says so', () => {
    const findLong = routeFinder([{ path: '/notes/{slug}' }], { longestParam: 300 });
    const slug = 'a'.repeat(300);
    expect(findLong(`/notes/${slug}`)?.params).toEqual({ slug });
    expect(findLong(`/notes/${slug}a`)).toBeNull();
  });

  it('refuses a table with a route for every first word', () => {
    expect(() => routeFinder([{ path: '/{anything}/x' }])).toThrow('begins with a param');
  });
});
