import { describe, expect, it } from 'vitest';
import { cardsPerRow } from './cards-per-row.ts';

describe('LOC-2.1 location cards side by side', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, 3],
    [4, 3, 2],
    [5, 3, 3],
    [4, 4, 4],
    [5, 4, 3],
    [6, 4, 3],
    [7, 4, 4],
    [8, 5, 4],
  ])('of %d with at most %d a row are %d a row', (count, most, perRow) => {
    expect(cardsPerRow(count, most)).toBe(perRow);
  });
});
