import { describe, expect, it } from 'vitest';
import { paintFamily, paintPairs, paintsByColour } from './paint-family.ts';

describe('the colour of a paint', () => {
  it.each([
    ['Glacier White', 'white'],
    ['Golden Black', 'black'],
    ['Cyber Gray', 'grey'],
    ['Soul Red Crystal', 'red'],
    ['Graphite', 'grey'],
    ['Black Sapphire', 'black'],
    ['White with black roof', 'white'],
    ['Mineral Pearl over Satin Graphite', null],
    ['Deep Reef', null],
  ])('of %s is %s', (paint, family) => {
    expect(paintFamily(paint)).toBe(family);
  });

  it('chooses all paints of it, however it is spelt', () => {
    const paints = paintsByColour(['Steel Grey', 'Titan Gray', 'Pure White']);
    expect(paints.get('gray')).toEqual(['Steel Grey', 'Titan Gray']);
    expect(paints.get('grey')).toEqual(['Steel Grey', 'Titan Gray']);
    expect(paints.get('pink')).toEqual([]);
  });

  it('knows which words follow each other in a name', () => {
    expect([...paintPairs(['Soul Red Crystal', 'White'])]).toEqual(['soul red', 'red crystal']);
  });
});
