import { describe, expect, it } from 'vitest';
import { vehicleNoun } from './vehicle-noun.ts';

describe('TEN-7 what a site sells, in one word', () => {
  it.each([
    [2, ['car'], 'cars'],
    [1, ['caravan'], 'van'],
    [0, ['motorcycle'], 'bikes'],
    [1, ['car', 'caravan'], 'vehicle'],
    [5, [], 'cars'],
  ] as const)('%i of %j are %s', (count, itemTypes, noun) => {
    expect(vehicleNoun(count, { itemTypes: [...itemTypes] })).toBe(noun);
  });
});
