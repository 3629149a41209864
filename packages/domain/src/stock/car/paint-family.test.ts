import { describe, expect, it } from 'vitest';
import { colourOfPaint, paintFamily } from './paint-family.ts';

describe('the colour of a paint', () => {
  it.each([
    ['Glacier White', 'white'],
    ['Golden Black', 'black'],
    ['Cyber Gray', 'grey'],
    ['Soul Red Crystal', 'red'],
    ['Rouge Métallisé', 'red'],
    ['Graphite', 'grey'],
    ['Black Sapphire', 'black'],
    ['White with black roof', 'white'],
    ['Mineral Pearl over Satin Graphite', null],
    ['Deep Reef', null],
  ])('of %s is %s', (paint, family) => {
    expect(paintFamily(paint)).toBe(family);
  });

  it.each([
    ['SNOWFLAKE WHITE PEARL', 'White'],
    ['Deep Reef', 'Other'],
  ])('stands in a list: %s as %s', (paint, colour) => {
    expect(colourOfPaint(paint)).toBe(colour);
    expect(colourOfPaint(colour)).toBe(colour);
  });
});
