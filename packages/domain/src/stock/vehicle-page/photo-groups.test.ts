import { describe, expect, it } from 'vitest';
import { photoGroups } from './photo-groups.ts';

describe('the groups of the photos', () => {
  it.each([
    ['car', 'Outside', 'Inside', 'dashboard'],
    ['caravan', 'Outside', 'Inside', 'kitchen'],
    ['motorcycle', 'Whole bike', 'Details', 'engine'],
  ] as const)('VDP-1.1 of a %s are %s and %s, which begins with its %s', (itemType, first, second, word) => {
    expect(photoGroups(itemType)).toMatchObject({ first, second });
    expect(photoGroups(itemType).secondBegins).toContain(word);
  });
});
