import { describe, expect, it } from 'vitest';
import { isTint } from './is-tint.ts';

describe('a colour that is hardly more than paper', () => {
  it.each([
    ['#ffffff', true],
    ['#f3f4f5', true],
    ['#dfe8f5', true],
    ['#bfe3ff', true],
    ['#e4dcd3', true],
    ['#ffd60a', false],
    ['#c6f24e', false],
    ['#0b6e6b', false],
    ['#808080', false],
    ['#000000', false],
  ])('%s: %s', (colour, expected) => {
    expect(isTint(colour)).toBe(expected);
  });
});
