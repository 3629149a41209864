import { describe, expect, it } from 'vitest';
import { isCrossSite } from './csrf.ts';

const none = { fetchSite: undefined, origin: undefined, host: 'harbour.example', isHttps: false };

describe('AUTH-1 the CSRF check of a post', () => {
  it.each([
    ['same-origin', false],
    ['same-site', true],
    ['cross-site', true],
    ['none', true],
    ['', true],
    ['same-origin,cross-site', true],
    ['SAME-ORIGIN', true],
  ])('with Sec-Fetch-Site %j is cross-site: %s', (fetchSite, isRefused) => {
    expect(isCrossSite({ ...none, fetchSite })).toBe(isRefused);
    // What a newer header says is not undone by an older one.
    expect(isCrossSite({ ...none, fetchSite, origin: 'http://harbour.example' })).toBe(isRefused);
  });

  it.each([
    ['http://harbour.example', false],
    ['http://HARBOUR.example', false],
    ['http://harbour.example:80', false],
    ['http://harbour.example:8080', true],
    ['http://ranges.example', true],
    ['http://harbour.example.evil.example', true],
    ['http://harbour.example@evil.example', true],
    ['null', true],
    ['', true],
    ['harbour.example', true],
  ])('of an older browser with Origin %j is cross-site: %s', (origin, isRefused) => {
    expect(isCrossSite({ ...none, origin })).toBe(isRefused);
  });

  it('from an unencrypted page to an encrypted one is cross-site', () => {
    expect(isCrossSite({ ...none, isHttps: true, origin: 'http://harbour.example' })).toBe(true);
    expect(isCrossSite({ ...none, isHttps: true, origin: 'https://harbour.example' })).toBe(false);
  });

  it('that says nothing of its origin is cross-site', () => {
    expect(isCrossSite(none)).toBe(true);
    expect(isCrossSite({ ...none, host: undefined, origin: 'http://harbour.example' })).toBe(true);
  });
});
