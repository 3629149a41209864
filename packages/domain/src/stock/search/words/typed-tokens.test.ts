import { describe, expect, it } from 'vitest';
import { typedTokens } from './typed-tokens.ts';

const codes = (text: string) => typedTokens(text).map(({ code, isHeld }) => (isHeld ? '(held)' : code));

describe('the words of a text', () => {
  it.each<[string, string[]]>([
    ['Toyota HiLux', ['toyota', 'hilux']],
    ['CX-5, X-TRAIL', ['cx5', ',', 'xtrail']],
    ['Ténéré', ['tenere']],
    ['hilux/ranger & triton', ['hilux', '/', 'ranger', 'and', 'triton']],
    ['hilux,2018', ['hilux', ',', '2018']],
    ['$9,990 100,000kms', ['$9,990', '100000kms']],
    ['$20-30k 2018–2020 50k-100k', ['$20', '-', '30k', '2018', '-', '2020', '50k', '-', '100k']],
    ['under$40k', ['under', '$40k']],
    ['ID.4 3.0 2.5i', ['id4', '3.0', '2.5i']],
    ['(hilux)! ...', ['hilux', '...']],
    ['"red hill" hilux', ['(held)', 'hilux']],
    ['“red', ['(held)']],
    ['20" rims', ['20', 'rims']],
    ["k's", ['ks']],
    ['', []],
  ])('%s', (text, words) => {
    expect(codes(text)).toEqual(words);
  });

  it('stand in their places', () => {
    const text = '(hilux), "red"';
    expect(typedTokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'hilux',
      ',',
      '"red"',
    ]);
  });
});
