import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './test/arbitrary-text.ts';
import { readQueryString, writeQueryString } from './query-string.ts';

const limits = { parameters: 5, characters: 20 };
const read = (text: string) => readQueryString(text, limits);

describe('reading a query string', () => {
  it.each([
    ['', []],
    ['?', []],
    ['a=1', [['a', '1']]],
    [
      '?a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a=1&&b=',
      [
        ['a', '1'],
        ['b', ''],
      ],
    ],
    ['a=b=c', [['a', 'b=c']]],
    ['=x', [['', 'x']]],
    ['a', []],
    ['a%5B0%5D=x+y%20z%2B', [['a[0]', 'x y z+']]],
    ['a=%E0%A4%A&b=%zz&c=%', []],
    ['a=%&b=2', [['b', '2']]],
    ['%=1&b=2', [['b', '2']]],
    ['a=\uD800', [['a', '\uFFFD']]],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('URL-2 stops after so many parameters, bad ones counted', () => {
    expect(read('a&b=1&c=2&d=3&e=4&f=5')).toEqual([
      ['b', '1'],
      ['c', '2'],
      ['d', '3'],
      ['e', '4'],
    ]);
  });

  it('URL-2 leaves out a name or a value that is too long', () => {
    const [fits, over] = ['x'.repeat(20), 'x'.repeat(21)];
    expect(read(`${fits}=1&a=${fits}`)).toEqual([
      [fits, '1'],
      ['a', fits],
    ]);
    expect(read(`${over}=1&a=${over}&b=${'x'.repeat(60)}&c=3`)).toEqual([['c', '3']]);
  });

  it('URL-2 takes a megabyte in its stride', () => {
    const started = performance.now();
    read('x'.repeat(1_000_000));
    read('&'.repeat(1_000_000));
    read('%5B'.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('writing a query string', () => {
  it('writes brackets and colons as they are, blanks as plus, and quotes encoded', () => {
    expect(
      writeQueryString([
        ['range[price]', '1:2'],
        ['q', "O'Brien & Söhne+"],
      ]),
    ).toBe('range[price]=1:2&q=O%27Brien+%26+S%C3%B6hne%2B');
  });

  it('writes half a character without failing', () => {
    expect(writeQueryString([['q', 'a\uD800']])).toBe('q=a%EF%BF%BD');
  });

  it('writes what is read back as it was', () => {
    const whole = anyText(30).map((text) => text.toWellFormed());
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole), { maxLength: 5 }), (parameters) => {
        const roomy = { parameters: 5, characters: 300 };
        expect(readQueryString(writeQueryString(parameters), roomy)).toEqual(parameters);
      }),
    );
  });

  it('writes what a parser of addresses leaves as it is', () => {
    fc.assert(
      fc.property(anyText(20), (value) => {
        const query = writeQueryString([['refinementList[make][0]', value]]);
        expect(new URL(`https://a.example/?${query}`).search).toBe(`?${query}`);
      }),
    );
  });
});
