import { describe, expect, it } from 'vitest';
import { driveNoun } from './drive-noun.ts';

describe('TEN-7 what trying it out is called', () => {
  it.each([
    [['car'], null, 'test drive'],
    [['motorcycle'], null, 'test ride'],
    [['caravan'], null, 'walk-through'],
    [[], null, 'test drive'],
    [['car', 'motorcycle'], null, 'test drive'],
    [['car', 'motorcycle'], 'motorcycle', 'test ride'],
    [['motorcycle'], 'car', 'test drive'],
  ] as const)('on a site of %j, of a %s, a %s', (itemTypes, itemType, noun) => {
    expect(driveNoun({ itemTypes: [...itemTypes] }, itemType && { itemType })).toBe(noun);
  });
});
