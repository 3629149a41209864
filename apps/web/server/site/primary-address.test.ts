import { describe, expect, it } from 'vitest';
import { twoSites } from '@forecourt/testkit/two-sites';
import { primaryAddress } from './primary-address.ts';

const siteId = twoSites.harbour.id;
const verifiedAt = new Date(0);
const domains = [
  { siteId, host: 'harbour.com.au', isPrimary: false, verifiedAt },
  { siteId, host: 'www.harbour.com.au', isPrimary: true, verifiedAt },
];
const usual = { host: 'www.harbour.com.au', path: '/cars/a', query: 'x=1', protocol: 'https' } as const;

describe('TEN-1 the address by which a site would rather be found', () => {
  it.each([
    ['is the one that was asked', usual, null],
    ['is found whatever the case and the dot of the host', { ...usual, host: 'WWW.Harbour.com.au.' }, null],
    ['has HTTPS', { ...usual, protocol: 'http' }, 'https://www.harbour.com.au/cars/a?x=1'],
    ['has the primary host', { ...usual, host: 'harbour.com.au' }, 'https://www.harbour.com.au/cars/a?x=1'],
    [
      'has no port of the protocol that it leaves',
      { ...usual, host: 'www.harbour.com.au:8080', protocol: 'http' },
      'https://www.harbour.com.au/cars/a?x=1',
    ],
    [
      'keeps protocol and port where no proxy is believed',
      { ...usual, host: 'harbour.localhost:3000', protocol: null, query: '' },
      '//www.harbour.com.au:3000/cars/a',
    ],
    [
      'stays on the site whatever the path says',
      { ...usual, host: 'harbour.com.au', path: '//evil.example/', query: '' },
      'https://www.harbour.com.au//evil.example/',
    ],
  ] as const)('%s', (_, request, address) => {
    expect(primaryAddress({ domains }, request)).toBe(address);
  });

  it('is the one that was asked where no host is the primary one', () => {
    expect(primaryAddress({ domains: [] }, { ...usual, host: 'harbour.platform.example' })).toBeNull();
    expect(primaryAddress({ domains: [] }, { ...usual, protocol: 'http' })).toBe(
      'https://www.harbour.com.au/cars/a?x=1',
    );
  });
});
