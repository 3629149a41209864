import { describe, expect, it } from 'vitest';
import { pickPromo } from './pick-promo.ts';

const card = (name: string, display: readonly string[], strictDisplay = false) => ({
  name,
  display,
  strictDisplay,
});
const pick = (cards: readonly ReturnType<typeof card>[], index: number, ...selected: readonly string[]) =>
  pickPromo(cards, index, selected, { displaysStrictly: false })?.name ?? null;

describe('the promo card of a place in the grid', () => {
  const cards = [card('a', []), card('b', []), card('c', [])];

  it.each([
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
    [3, 'a'],
    [8, 'c'],
    [17, 'c'],
  ])('RULE-12.1 at %i is %s, the place modulo the count', (index, name) => {
    expect(pick(cards, index)).toBe(name);
  });

  it('RULE-12.1 is counted among those that suit', () => {
    const some = [card('new', ['new']), card('used', ['used']), card('any', [])];
    expect([0, 1, 2].map((index) => pick(some, index, 'used'))).toEqual(['used', 'any', 'used']);
  });

  it('RULE-12.1 is none where no card suits', () => {
    expect(pick([], 0)).toBeNull();
    expect(pick([card('new', ['new'])], 4, 'used')).toBeNull();
  });
});

describe('which cards suit the selected types', () => {
  it.each([
    ['any type, nothing selected', [], false, [], true],
    ['any type, one selected', [], false, ['used'], true],
    ['any type, strictly, one selected', [], true, ['used'], true],
    ['its type is selected', ['used'], false, ['used'], true],
    ['its type is one of those selected', ['used'], false, ['new', 'used'], true],
    ['one of its types is selected', ['new', 'demo'], false, ['demo'], true],
    ['its type is not selected', ['used'], false, ['new'], false],
    ['nothing is selected', ['used'], false, [], true],
    ['strictly: exactly its type', ['used'], true, ['used'], true],
    ['strictly: exactly its types, in another order', ['new', 'demo'], true, ['demo', 'new'], true],
    ['strictly: one of its types', ['new', 'demo'], true, ['demo'], false],
    ['strictly: its type and another', ['used'], true, ['new', 'used'], false],
    ['strictly: another type', ['used'], true, ['new'], false],
    ['strictly: nothing selected', ['used'], true, [], false],
    ['however a type is written', [' Used'], false, ['used'], true],
    ['strictly: a type named twice', ['used', 'Used'], true, ['used'], true],
  ])('RULE-12.1 %s', (_, display, strict, selected, suits) => {
    expect(pick([card('it', display, strict)], 0, ...selected)).toBe(suits ? 'it' : null);
  });
});

it.each([
  ['exactly its types', ['new', 'demo'], 'it'],
  ['one of its types', ['demo'], null],
  ['nothing', [], null],
])(
  'RULE-12.5 where the site has all cards strict, one shows while %s is selected: %j',
  (_, selected, shown) => {
    const cards = [card('it', ['new', 'demo'])];
    expect(pickPromo(cards, 0, selected, { displaysStrictly: true })?.name ?? null).toBe(shown);
  },
);
