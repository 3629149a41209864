import { describe, expect, it } from 'vitest';
import type { Tree } from './expression.ts';
import { filterLimits } from './filter-limits.ts';
import { parseFilter } from './parse-filter.ts';
import type { WrittenCondition } from './written-filter.ts';

/** The tree in brackets of its own, so that a line shows how a text was understood. */
function drawn(tree: Tree<WrittenCondition> | null): string {
  if (tree === null) return 'every';
  if (tree.kind === 'not') return `not[${drawn(tree.of)}]`;
  if (tree.kind === 'all' || tree.kind === 'any') return `${tree.kind}[${tree.of.map(drawn).join(' ')}]`;
  return [tree.attribute.text, tree.operator, ...tree.values.map(({ text }) => text)].join('|');
}

const understood = (text: string) => {
  const parsed = parseFilter(text);
  return parsed.ok ? drawn(parsed.value) : parsed.error.map(({ message }) => message);
};
const place = (text: string) => {
  const parsed = parseFilter(text);
  return parsed.ok ? null : parsed.error[0]?.marked;
};

const brackets = (levels: number) => `${'('.repeat(levels)}a = 1${')'.repeat(levels)}`;
const nots = (levels: number) => `${'not '.repeat(levels)}a = 1`;
const mixed = (levels: number) =>
  Array.from({ length: levels / 2 }).reduce<string>(
    (inside) => `b = 2 or c = 3 and (${inside})`,
    'a = 1 and b = 2',
  );

const list = (length: number) => `a in (${Array.from({ length }, () => 1).join(',')})`;

describe('TEN-6.2 a filter', () => {
  it.each([
    ['', 'every'],
    [' \n ', 'every'],
    ['make = Mazda', 'make|oneOf|Mazda'],
    ['make != Mazda', 'not[make|oneOf|Mazda]'],
    ['price < 3', 'price|<|3'],
    ['price <= 3', 'price|<=|3'],
    ['price > 3', 'price|>|3'],
    ['price >= 3', 'price|>=|3'],
    ['price<=3', 'price|<=|3'],
    ['car_type in (used, demo)', 'car_type|oneOf|used|demo'],
    ['car_type in (used)', 'car_type|oneOf|used'],
    ['car_type not in (used, "demo")', 'not[car_type|oneOf|used|demo]'],
    ['tag is missing', 'not[tag|present]'],
    ['tag is present', 'tag|present'],
    ["colour = 'Soul Red'", 'colour|oneOf|Soul Red'],
    ['not make = Mazda', 'not[make|oneOf|Mazda]'],
    ['not not make = Mazda', 'not[not[make|oneOf|Mazda]]'],
    ['not make != Mazda', 'not[not[make|oneOf|Mazda]]'],
    ['missing = present', 'missing|oneOf|present'],
    ['model = "IS"', 'model|oneOf|IS'],
  ])('%s', (text, tree) => {
    expect(understood(text)).toBe(tree);
  });

  it.each([
    ['a = 1 and b = 2 and c = 3', 'all[a|oneOf|1 b|oneOf|2 c|oneOf|3]'],
    ['a = 1 or b = 2 or c = 3', 'any[a|oneOf|1 b|oneOf|2 c|oneOf|3]'],
    ['a = 1 or b = 2 and c = 3', 'any[a|oneOf|1 all[b|oneOf|2 c|oneOf|3]]'],
    ['a = 1 and b = 2 or c = 3', 'any[all[a|oneOf|1 b|oneOf|2] c|oneOf|3]'],
    ['(a = 1 or b = 2) and c = 3', 'all[any[a|oneOf|1 b|oneOf|2] c|oneOf|3]'],
    ['not a = 1 and b = 2', 'all[not[a|oneOf|1] b|oneOf|2]'],
    ['not (a = 1 and b = 2)', 'not[all[a|oneOf|1 b|oneOf|2]]'],
    ['a = 1 and (b = 2 and (c = 3))', 'all[a|oneOf|1 b|oneOf|2 c|oneOf|3]'],
    ['(a = 1 or b = 2) or c = 3', 'any[a|oneOf|1 b|oneOf|2 c|oneOf|3]'],
    ['((a = 1))', 'a|oneOf|1'],
  ])('%s: and binds before or, not before both', (text, tree) => {
    expect(understood(text)).toBe(tree);
  });

  it.each([
    ['car_type:used AND NOT make:Suzuki', 'car_type = used and not make = Suzuki'],
    ['manufacturer.name=Mazda', 'manufacturer.name = Mazda'],
    ['car_type:used,photos_count>=3', 'car_type = used and photos_count >= 3'],
    ['car_type=used, make=Mazda, not tag:"Sold"', 'car_type = used and make = Mazda and not tag = Sold'],
    ['a:1 OR b:2, c:3', '(a = 1 or b = 2) and c = 3'],
    ['a In (1) And b Not In (2) Or c Is Missing', 'a in (1) and b not in (2) or c is missing'],
  ])('%s in the old notation reads as %s', (old, text) => {
    expect(understood(old)).toBe(understood(text));
    expect(understood(old)).toBeTypeOf('string');
  });

  it.each([
    ['and', 'the name of an attribute, not or (, but found and.'],
    ['"make" = Mazda', 'the name of an attribute, not or (, but found the text "make".'],
    ['make = Mazda and', 'the name of an attribute, not or (, but found the end.'],
    ['make = Mazda,', 'the name of an attribute, not or (, but found the end.'],
    ['()', 'the name of an attribute, not or (, but found ).'],
    ['make Mazda', '=, !=, <, <=, >, >=, in, not in or is after make, but found Mazda.'],
    [
      'car_type:used,demo',
      '=, !=, <, <=, >, >=, in, not in or is after demo, but found the end. A list of values is written so: car_type in (used, demo).',
    ],
    ['make not Mazda', 'in after make not, but found Mazda.'],
    ['make is Mazda', 'missing or present after make is, but found Mazda.'],
    ['make is "missing"', 'missing or present after make is, but found the text "missing".'],
    ['make = ', 'a value, but found the end.'],
    ['make = = Mazda', 'a value, but found =.'],
    ['model = IS', 'a value, but found IS. To mean the word itself, put it in quotes: "IS".'],
    ['make in Mazda', '( and a list of values, but found Mazda.'],
    ['make in ()', 'a value, but found ).'],
    ['make in (Mazda,)', 'a value, but found ).'],
    ['make in (Mazda Kia)', 'a comma or ), but found Kia.'],
    ['make in (Mazda', 'a comma or ), but found the end.'],
    [
      'colour = Soul Red',
      'and, or or the end, but found Red. Words that belong together stand in quotes: "Soul Red".',
    ],
    [
      'colour = Soul "Red"',
      'and, or or the end, but found the text "Red". Words that belong together stand in quotes: "Soul Red".',
    ],
    ['make = Mazda)', 'and, or or the end, but found ).'],
    ['(make = Mazda', 'and, or or ), but found the end.'],
    ['(make = Mazda, tag = x)', 'and, or or ), but found ,.'],
    [
      '(make = Mazda 3)',
      'and, or or ), but found 3. Words that belong together stand in quotes: "Soul Red".',
    ],
  ])('%s is refused: expected %s', (text, expected) => {
    expect(understood(text)).toEqual([expect.stringMatching(/^Line 1, column \d+: Expected /)]);
    expect(understood(text)).toEqual([expect.stringContaining(`: Expected ${expected}`)]);
    expect(String(understood(text)).endsWith(expected)).toBe(true);
  });

  it('is refused at the place where it stops making sense', () => {
    expect(place('car_type in (used, demo) and colour = Soul Red')).toBe(
      '…(used, demo) and colour = Soul Red\n                                ^^^',
    );
    expect(place('make =\n')).toBe('\n^');
    expect(place('make = "Mazda')).toBe('make = "Mazda\n       ^');
  });

  it('nests as deep as allowed and no deeper, with brackets, with not and with and inside or', () => {
    const { depth } = filterLimits;
    const deep = 'Line 1, column 1: This is nested more than 20 deep.';
    expect(understood(brackets(depth))).toBe('a|oneOf|1');
    expect(understood(brackets(depth + 1))).toEqual(['Line 1, column 22: This is nested more than 20 deep.']);
    expect(understood(nots(depth))).toMatch(/^(not\[){20}a/);
    expect(understood(nots(depth + 1))).toEqual(['Line 1, column 85: This is nested more than 20 deep.']);
    expect(understood(mixed(depth))).toMatch(/^any/);
    expect(understood(mixed(depth + 2))).toEqual([deep]);
    expect(understood('('.repeat(filterLimits.length))).toEqual([
      'Line 1, column 22: This is nested more than 20 deep.',
    ]);
    expect(understood('not '.repeat(filterLimits.length / 4))).toEqual([
      'Line 1, column 85: This is nested more than 20 deep.',
    ]);
  });

  it('has so many values and no more', () => {
    const { terms } = filterLimits;
    const tooMany = `Line 1, column 1: A filter has at most 500 values, this has 501.`;
    expect(understood(list(terms))).toMatch(/^a\|oneOf/);
    expect(understood(list(terms + 1))).toEqual([tooMany]);
    expect(understood(`${list(terms - 1)} and not b is missing`)).toMatch(/^all/);
    expect(understood(`${list(terms)} and b is present`)).toEqual([tooMany]);
    expect(understood(Array.from({ length: 501 }, () => 'a = 1').join(' or '))).toEqual([tooMany]);
  });
});
