import { describe, expect, it } from 'vitest';
import { isForged } from './forgery.ts';

const none = { fetchSite: undefined, origin: undefined, host: 'harbour.example', isHttps: false };

describe('AUTH-1 a post', () => {
  it.each([
    ['same-origin', false],
    ['same-site', true],
    ['cross-site', true],
    ['none', true],
    ['', true],
    ['same-origin,cross-site', true],
    ['SAME-ORIGIN', true],
  ])('with Sec-Fetch-Site %j is forged: %s', (fetchSite, forged) => {
    expect(isForged({ ...none, fetchSite })).toBe(forged);
    // What a newer header says is not undone by an older one.
    expect(isForged({ ...none, fetchSite, origin: 'http://harbour.example' })).toBe(forged);
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
  ])('of an older browser with Origin %j is forged: %s', (origin, forged) => {
    expect(isForged({ ...none, origin })).toBe(forged);
  });

  it('from an unencrypted page to an encrypted one is forged', () => {
    expect(isForged({ ...none, isHttps: true, origin: 'http://harbour.example' })).toBe(true);
    expect(isForged({ ...none, isHttps: true, origin: 'https://harbour.example' })).toBe(false);
  });

  it('that says nothing of its origin is forged', () => {
    expect(isForged(none)).toBe(true);
    expect(isForged({ ...none, host: undefined, origin: 'http://harbour.example' })).toBe(true);
  });
});
