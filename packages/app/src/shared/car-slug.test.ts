import { describe, expect, it } from 'vitest';
import { readCarSlug } from './car-slug.ts';

describe('URL-3.1 the slug of a car in an address', () => {
  it.each([
    ['2021-toyota-corolla', '2021-toyota-corolla'],
    ['caf%C3%A9', 'café'],
    // What no link writes: another spelling of a page that has its address already.
    ['2021%2Dtoyota', null],
    ['caf%c3%a9', null],
    ['', null],
    ['a'.repeat(301), null],
    ['%zz', null],
    // What the database cannot be asked for.
    ['%00', null],
    ['corolla%00', null],
    ['a%0Ab', null],
    ['a%7Fb', null],
  ])('%s is %s', (written, slug) => {
    expect(readCarSlug(written)).toBe(slug);
  });
});
