import { describe, expect, it } from 'vitest';
import { isWish, setAside } from './set-aside.ts';

describe('words that are not looked up in cars', () => {
  it.each([
    ['not white', '', 'not white'],
    ['snorkel', 'snorkel', null],
    ['', '', null],
    ['Not a Land Cruiser', '', 'Not a Land Cruiser'],
    ['without "sunroof"', '', 'without sunroof'],
    ['without "sunroof" "towbar"', '"towbar"', 'without sunroof'],
    ['canopy not land cruiser "towbar"', 'canopy "towbar"', 'not land cruiser'],
    ['stock no 118487', 'stock no 118487', null],
    ['say no', 'say no', null],
    ['low roof 20 kms', 'low roof 20 kms', null],
  ])('%s: %s is, and %s is refused', (query, kept, refused) => {
    expect(setAside(query)).toEqual({ kept, refused, order: null });
  });

  it('say that the cheapest comes first', () => {
    expect(setAside('Cheap, "towbar"')).toEqual({ kept: '"towbar"', refused: null, order: 'priceAsc' });
  });

  it.each([
    ['low kms', '', 'kmAsc'],
    ['Low Kilometres snorkel', 'snorkel', 'kmAsc'],
    ['snorkel lowest ks', 'snorkel', 'kmAsc'],
    ['cheap low mileage', '', 'priceAsc'],
  ])('%s: %o is left, and the order is %s', (query, kept, order) => {
    expect(setAside(query)).toEqual({ kept, refused: null, order });
  });

  it.each([
    ['family', true],
    ['small', true],
    ['Reliable family', true],
    ['small my daughter', true],
    ['something nice for my wife, please', true],
    ['something please', false],
    ['small zzzz', false],
    ['family snorkel', false],
    ['', false],
  ])('%s is a wish: %s', (query, isSo) => {
    expect(isWish(query)).toBe(isSo);
  });
});
