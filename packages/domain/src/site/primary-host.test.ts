import { describe, expect, it } from 'vitest';
import { primaryHost } from './primary-host.ts';

const verifiedAt = new Date(0);
const own = { host: 'www.harbour.com.au', isPrimary: true, verifiedAt };
const other = { host: 'harbour.com.au', isPrimary: false, verifiedAt };
const typo = { host: 'harbuor.evil.example', isPrimary: true, verifiedAt: null };

describe('TEN-1 the primary host of a site', () => {
  it.each([
    ['is the verified one that was chosen', [other, own], 'www.harbour.com.au'],
    ['is none that nobody verified', [other, typo], null],
    ['is the verified one where two are marked', [typo, own], 'www.harbour.com.au'],
    ['is none where none was chosen', [other], null],
    ['is none where there is no host', [], null],
  ])('%s', (_, domains, host) => {
    expect(primaryHost(domains)).toBe(host);
  });
});
