import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSitePath, safeLink, safeTarget } from './safe-link.ts';

const origin = 'https://harbour-mazda.example';

/** Every trick that has ever led a checked redirect to another host, or a script into one. */
const bypasses = [
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/path\\evil',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%255cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e/admin',
  '/a/../../admin',
  '/.',
  '/..',
  '/a/.%2E',
  '/%252e%252e/admin',
  '/a//evil.example',
  '/cars//',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/finance\0',
  '\t//evil.example',
  '/%00',
  '/%0d%0aLocation:%20https://evil.example',
  '/%09/evil.example',
  '/finance\u007f',
  '/@evil.example',
  '/:80@evil.example',
  '@evil.example',
  'https://harbour-mazda.example@evil.example/',
  '/%40evil.example',
  '／／evil.example',
  '/／evil.example',
  '/%EF%BC%8Fevil.example',
  '/%E2%88%95evil.example',
  '/%E2%81%84evil.example',
  '/∕evil.example',
  '/⁄evil.example',
  '/＼evil.example',
  '/evil。example',
  '/\u200b/evil.example',
  '/\u202efinance',
  '/\ufefffinance',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://harbour-mazda.example/1',
  'https://evil.example',
  'HTTPS://evil.example',
  'http:evil.example',
  'https:/evil.example',
  'https:evil.example',
  ' /finance',
  '/finance ',
  '\u00a0/finance',
  '/fin ance',
  'finance',
  './finance',
  '../finance',
  '?redirect=/finance',
  '#finance-form',
  '',
  '/%',
  '/%zz',
  '/%4',
  '/%c0%af',
  '/%ff',
  '/finance?a=<script>',
  '/finance?a="onload',
  "/finance?a='",
  '/finance?a=b#c#d',
  '/finance?a=\\',
  '/finance#\\',
  '/finance`',
  '/{site}',
  '/a|b',
  '/a^b',
];

const paths = [
  '/',
  '/finance',
  '/finance/',
  '/cars/2021-toyota-corolla-a1b2c3',
  '/cars/2021-toyota-corolla/checkout',
  '/checkout-journey?car_id=2021-toyota-corolla',
  '/search/used-cars?refinementList[make][0]=Land+Rover&range[price]=5000:25000&page=2',
  '/search/new-cars?query=caf%C3%A9%20racer',
  '/sign-in?type=watchlist&redirect=%2Fcars%2Fx&back=%2F%2Fevil.example',
  '/finance?back=//evil.example#finance-form',
  '/search/Land%20Rover',
  '/search/citro%C3%ABn',
  '/pages/mazda-bt-50-ute-centre#reviews',
  '/.well-known/security.txt',
  '/a...b/...',
  '/a~b_c',
];

describe('URL-6 redirect and back', () => {
  it.each(bypasses)('refuse %j', (target) => {
    expect(safeTarget(target)).toBeNull();
    expect(isSitePath(target)).toBe(false);
  });

  it.each(paths)('accept %s', (target) => {
    expect(safeTarget(target)).toBe(target);
  });

  it.each([null, undefined])('read %s as no target', (target) => {
    expect(safeTarget(target)).toBeNull();
  });

  it('refuse what a form sends twice, whatever the type says', () => {
    expect(safeTarget(['/finance', '/evil'] as unknown as string)).toBeNull();
  });

  it('are at most 2000 characters long', () => {
    expect(isSitePath(`/${'a'.repeat(1_999)}`)).toBe(true);
    expect(isSitePath(`/${'a'.repeat(2_000)}`)).toBe(false);
    expect(isSitePath(`/finance?${'a'.repeat(1_000_000)}`)).toBe(false);
  });

  it('accept nothing that a browser would resolve elsewhere, or read as another address', () => {
    const pieces = fc.constantFrom(
      ...'/ // \\ . .. %2f %2F %5c %25 %252f %2e %00 %0a %0d %c3%a9 @ : ? # & = [ ] + " < ` { | ^'.split(' '),
      ...'http: https: javascript: data: evil.example finance cars ／ ∕ 。'.split(' '),
      ..."\t|\n|\r|\0| |'|\u00ad".split('|'),
    );
    const target = fc.oneof(
      fc
        .array(fc.oneof(pieces, fc.string({ maxLength: 3, unit: 'binary' })), { maxLength: 8 })
        .map((all) => `/${all.join('')}`),
      fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    );
    let accepted = 0;
    const holds = fc.property(target, (text) => {
      if (!isSitePath(text)) return true;
      accepted += 1;
      const { href, pathname } = new URL(text, origin);
      // A server that decodes the path once too often still finds no other host in it.
      const decoded = decodeURIComponent(pathname);
      return (
        href === origin + text &&
        new URL(decoded, origin).origin === origin &&
        !/\/\/|[\\%\p{Cc}]|\/\.\.?(?:\/|$)/u.test(decoded)
      );
    });
    expect(() => fc.assert(holds, { numRuns: 6_000, seed: 20_261_115 })).not.toThrow();
    expect(accepted).toBeGreaterThan(300);
  });

  it('answer quickly however long and however hostile the text is', () => {
    const started = performance.now();
    for (const text of [
      '/'.repeat(1e6),
      `/${'%2f'.repeat(1e6)}`,
      `/${'a/'.repeat(999)}\n`,
      '%'.repeat(1e6),
    ]) {
      expect(isSitePath(text)).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('NAV-1 a link of a menu or a page', () => {
  it.each([
    ['/finance#finance-form', 'internal', '/finance#finance-form'],
    ['https://example.com.au', 'external', 'https://example.com.au'],
    [
      'https://Example.com.au:8443/book?dealer=7#x',
      'external',
      'https://Example.com.au:8443/book?dealer=7#x',
    ],
    ['https://example.com.au/@dealer', 'external', 'https://example.com.au/@dealer'],
    ['tel:+61 (7) 3555-0100', 'phone', 'tel:+61735550100'],
    ['tel:131', 'phone', 'tel:131'],
    ['mailto:sales+web@harbour-mazda.example', 'email', 'mailto:sales+web@harbour-mazda.example'],
  ])('may be %s', (link, kind, href) => {
    expect(safeLink(link)).toEqual({ kind, href });
  });

  const outside = bypasses.filter((link) => link !== 'https://evil.example');

  it.each([
    ...outside,
    null,
    undefined,
    'http://example.com.au',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://example.com.au\\@evil.example',
    'https://user@evil.example',
    'https://evil.example/a b',
    'https://evil.example/"onclick',
    'https://',
    'https://-a.example/',
    'xhttps://example.com.au',
    'tel:',
    'tel:12',
    'tel:javascript',
    'tel:0735550100;ext=1',
    'xtel:131555',
    `tel:1${'2'.repeat(20)}`,
    'mailto:',
    'mailto:a@b',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example,c@d.example',
    'xmailto:a@b.example',
  ])('may not be %j', (link) => {
    expect(safeLink(link)).toBeNull();
  });

  it('is at most 2000 characters long', () => {
    const address = 'https://example.com.au/';
    expect(safeLink(address.padEnd(2_000, 'a'))?.kind).toBe('external');
    expect(safeLink(address.padEnd(2_001, 'a'))).toBeNull();
    expect(safeLink(`tel:1${'2'.repeat(19)}`)?.kind).toBe('phone');
    expect(safeLink(`mailto:${'a'.repeat(64)}@b.example`)?.kind).toBe('email');
    expect(safeLink(`mailto:${'a'.repeat(65)}@b.example`)).toBeNull();
  });
});
