import { describe, expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

describe('words with places to fill in', () => {
  it.each([
    ['Save {amount}', { amount: '$1,500' }, 'Save $1,500'],
    ['{a} and {a} and {b}', { a: '1', b: '2' }, '1 and 1 and 2'],
    ['{a}', { a: '{b}', b: 'never' }, '{b}'],
    ['{toString} {c}', { a: '1' }, '{toString} {c}'],
    ['nothing', { nothing: 'x' }, 'nothing'],
    ['{amount}', { amount: '$&' }, '$&'],
  ])('%j with %j read %j', (words, values, expected) => {
    expect(fillIn(words, values as Record<string, string>)).toBe(expected);
  });
});
