import { describe, expect, it } from 'vitest';
import { itemMeanings } from './item-meanings.ts';

const meaning = (word: string, types?: readonly string[]) => new Map(itemMeanings(types)).get(word);

describe('TEN-7 the words for kinds of stock', () => {
  it('say nothing where the site sells nothing else', () => {
    expect(meaning('cars', ['car'])).toEqual({ kind: 'dropped' });
    expect(meaning('bike', ['motorcycle'])).toEqual({ kind: 'dropped' });
    expect(meaning('cars', ['motorcycle'])).toBeUndefined();
    expect(meaning('vans', ['caravan'])).toEqual({ kind: 'dropped' });
    expect(meaning('vans', ['car', 'caravan'])).toBeUndefined();
  });

  it('choose a kind where there are several', () => {
    expect(meaning('caravan', ['car', 'caravan', 'boat'])).toEqual({
      kind: 'values',
      attribute: 'itemType',
      values: ['caravan'],
    });
  });

  it('are those of cars where it is not known', () => {
    expect(meaning('car')).toEqual({ kind: 'dropped' });
    expect(meaning('vehicles')).toEqual({ kind: 'dropped' });
    expect(meaning('caravan')).toBeUndefined();
  });
});
