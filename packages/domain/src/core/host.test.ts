import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customDomain, isSiteSlug, normaliseHost, requestedHost } from './host.ts';

const platform = 'forecourt.example';

describe('TEN-1 the host of a request', () => {
  it.each([
    ['harbour-mazda.com.au', 'harbour-mazda.com.au'],
    ['WWW.Harbour-Mazda.COM.AU', 'www.harbour-mazda.com.au'],
    ['harbour-mazda.com.au.', 'harbour-mazda.com.au'],
    ['harbour-mazda.com.au:443', 'harbour-mazda.com.au'],
    ['Harbour-Mazda.com.au.:65535', 'harbour-mazda.com.au'],
    ['harbour-mazda.com.au:', 'harbour-mazda.com.au'],
    ['localhost:5173', 'localhost'],
    ['xn--caf-dma.example', 'xn--caf-dma.example'],
    ['3com.example', '3com.example'],
    ['a.1a', 'a.1a'],
  ])('%s is known as %s', (header, host) => {
    expect(normaliseHost(header)).toBe(host);
  });

  it.each([
    null,
    undefined,
    '',
    '.',
    '..',
    ':80',
    'harbour-mazda.com.au..',
    '.harbour-mazda.com.au',
    'harbour..mazda.com.au',
    '-harbour.example',
    'harbour-.example',
    'harbour_mazda.example',
    'harbour mazda.example',
    ' harbour.example',
    'harbour.example\n',
    'harbour.example\0',
    'harbour.example/',
    'harbour.example/@evil.example',
    'user@harbour.example',
    'harbour.example, evil.example',
    'harbour.example:80:80',
    'harbour.example:http',
    'harbour.example:123456',
    'harbour.example:-1',
    'https://harbour.example',
    'café.example',
    '\u212Aia.example',
    'harbour。example',
    '[::1]',
    '[::1]:443',
    '::1',
    'fe80::1%25eth0',
    '127.0.0.1',
    '127.0.0.1:80',
    '2130706433',
    '0x7f000001',
    '1.2.3.0x',
    'harbour.123',
    '*.harbour.example',
    'harbour%2eexample',
  ])('%j is none', (header) => {
    expect(normaliseHost(header)).toBeNull();
    expect(requestedHost(header, platform)).toBeNull();
  });

  it('has at most 253 characters, and 63 in each part', () => {
    const longest = `${'a.'.repeat(126)}a`;
    expect(normaliseHost(longest)).toBe(longest);
    expect(normaliseHost(`${longest}.`)).toBe(longest);
    expect(normaliseHost(`${longest}b`)).toBeNull();
    expect(normaliseHost(`${longest}b.`)).toBeNull();
    expect(normaliseHost('a'.repeat(1_000_000))).toBeNull();
    expect(normaliseHost(`${'a'.repeat(63)}.example`)).toBe(`${'a'.repeat(63)}.example`);
    expect(normaliseHost(`${'a'.repeat(64)}.example`)).toBeNull();
  });

  it('is brought into one form, which stays as it is', () => {
    const label = fc.string({ unit: fc.constantFrom(...'aZ0-'.split('')), minLength: 1, maxLength: 6 });
    const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
    const header = fc.oneof(name, fc.string(), fc.string({ unit: 'binary' }));
    const holds = fc.property(header, (text) => {
      const host = normaliseHost(text);
      return (
        host === null ||
        (/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) &&
          normaliseHost(host) === host &&
          normaliseHost(`${host.toUpperCase()}.:8080`) === host &&
          new URL(`https://${host}`).hostname === host)
      );
    });
    expect(() => fc.assert(holds, { numRuns: 500, seed: 1 })).not.toThrow();
  });
});

describe('TEN-1 what a host asks for', () => {
  it.each([
    ['harbour-mazda.forecourt.example', { kind: 'subdomain', slug: 'harbour-mazda' }],
    ['Harbour-Mazda.Forecourt.Example.:443', { kind: 'subdomain', slug: 'harbour-mazda' }],
    ['harbour-mazda.com.au', { kind: 'custom', host: 'harbour-mazda.com.au' }],
    ['www.harbour-mazda.com.au', { kind: 'custom', host: 'www.harbour-mazda.com.au' }],
    ['forecourt.example', { kind: 'platform' }],
    ['www.forecourt.example', { kind: 'reserved', name: 'www' }],
    ['API.forecourt.example', { kind: 'reserved', name: 'api' }],
    ['console.forecourt.example', { kind: 'reserved', name: 'console' }],
    // The boundary is a whole label: somebody else owns this name.
    ['evilforecourt.example', { kind: 'custom', host: 'evilforecourt.example' }],
    ['forecourt.example.evil.example', { kind: 'custom', host: 'forecourt.example.evil.example' }],
  ])('%s', (header, asked) => {
    expect(requestedHost(header, platform)).toEqual(asked);
  });

  it.each([
    'a.b.forecourt.example',
    'www.harbour.forecourt.example',
    'xn--80ak6aa92e.forecourt.example',
    'localhost',
  ])('%s is nobody', (header) => {
    expect(requestedHost(header, platform)).toBeNull();
  });

  it('works on one machine too', () => {
    expect(requestedHost('harbour-mazda.localhost:5173', 'localhost')).toEqual({
      kind: 'subdomain',
      slug: 'harbour-mazda',
    });
    expect(requestedHost('localhost:5173', 'localhost')).toEqual({ kind: 'platform' });
  });
});

describe('TEN-1 the slug of a site', () => {
  it.each(['harbour-mazda', 'a', '7', 'a-b-c', 'a--b', 'abc--d'])('may be %s', (slug) => {
    expect(isSiteSlug(slug)).toBe(true);
  });

  it.each(['', 'www', 'admin', 'sign-in', 'Harbour', '-a', 'a-', 'a.b', 'a_b', 'xn--abc', 'ab--c', 'a b'])(
    'may not be %j',
    (slug) => {
      expect(isSiteSlug(slug)).toBe(false);
    },
  );

  it.each([
    ...'account accounts admin api app assets autoconfig autodiscover billing blog'.split(' '),

    ...'cdn console docs ftp help imap login mail media mta-sts ns1 ns2'.split(' '),
    ...'platform pop preview root security sign-in smtp staging static status'.split(' '),
    ...'support webmail www'.split(' '),
  ])('%s is the platform’s own', (name) => {
    expect(requestedHost(`${name}.${platform}`, platform)).toEqual({ kind: 'reserved', name });
    expect(isSiteSlug(name)).toBe(false);
  });
});

describe('TEN-1 a custom domain', () => {
  it.each([
    ['Harbour-Mazda.com.au', 'harbour-mazda.com.au'],
    ['  www.harbour-mazda.com.au.  ', 'www.harbour-mazda.com.au'],
    ['notforecourt.example', 'notforecourt.example'],
  ])('%j is kept as %s', (typed, host) => {
    expect(customDomain(typed, platform)).toEqual({ ok: true, value: host });
  });

  it.each([
    '',
    'localhost',
    'https://harbour.example',
    'harbour.example:80',
    '10.0.0.1',
    'harbour.example/path',
  ])('%j is not the name of a host', (typed) => {
    expect(customDomain(typed, platform)).toEqual({ ok: false, error: 'not_a_host' });
  });

  it.each(['forecourt.example', 'harbour.forecourt.example', 'WWW.Forecourt.example'])(
    '%s is the platform’s',
    (typed) => {
      expect(customDomain(typed, platform)).toEqual({ ok: false, error: 'platform_host' });
    },
  );
});
