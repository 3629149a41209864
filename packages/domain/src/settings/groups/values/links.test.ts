import { describe, expect, it } from 'vitest';
import { link, path } from './links.ts';

describe('TEN-4.1 a link of a dealer', () => {
  it.each([
    '/',
    '/finance#finance-form',
    '/search/used-cars?refinementList[make][0]=Mazda',
    'https://example.com.au/book?dealer=7',
  ])('may be %s', (address) => {
    expect(link.safeParse(address).success).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com.au/',
    '//example.com.au/',
    '/\\example.com.au/',
    '/\t/example.com.au/',
    'https:///',
    'https://localhost/',
    'https://dealer@example.com.au/',
    'https://example.com.au/a b',
    '/%2f%2fexample.com.au',
    'finance',
    '',
    'data:text/html,hi',
    `/${'a'.repeat(300)}`,
  ])('may not be %j', (address) => {
    expect(link.safeParse(address).success).toBe(false);
  });
});

describe('URL-1 the path of a page', () => {
  it.each(['/search/new-used-and-demo-cars', '/finance'])('may be %s', (address) => {
    expect(path.safeParse(address).success).toBe(true);
  });

  it.each(['/', '/search/', '/Search', '/a//b', '/../etc', '/a?b=c', '/a#b', 'finance'])(
    'may not be %s',
    (address) => {
      expect(path.safeParse(address).success).toBe(false);
    },
  );
});
