import { describe, expect, it } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

describe('CON-2.1 what leads are looked for by', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['?!', null],
    ['Okafor', ['%okafor%']],
    ['grace OKAFOR', ['%okafor%', '%grace%']],
    ['CX', ['% cx%']],
    ['cx-5 red', ['%cx-5%', '%red%']],
    ['100%_x', [String.raw`%100\%\_x%`]],
    ['0412 345 678', ['%412345678%']],
    ['+61 412 345 678', ['%412345678%']],
    ['(07) 3123 4567', ['%731234567%']],
    ['0412', ['%412%']],
    ['61412345678', ['%412345678%']],
    ['S104512', ['%s104512%']],
    ['a b c d e f g', ['% a%', '% b%', '% c%', '% d%', '% e%', '% f%']],
  ])('%s', (text, patterns) => {
    expect(searchPatterns(text)).toEqual(patterns);
  });
});
