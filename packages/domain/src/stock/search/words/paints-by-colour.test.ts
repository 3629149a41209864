import { describe, expect, it } from 'vitest';
import { paintPairs, paintsByColour } from './paints-by-colour.ts';

describe('the paints of a stock', () => {
  it('are all chosen by their colour, however it is spelt', () => {
    const paints = paintsByColour(['Steel Grey', 'Titan Gray', 'Pure White']);
    expect(paints.get('gray')).toEqual(['Steel Grey', 'Titan Gray']);
    expect(paints.get('grey')).toEqual(['Steel Grey', 'Titan Gray']);
    expect(paints.get('pink')).toEqual([]);
  });

  it('tell which words follow each other in a name', () => {
    expect([...paintPairs(['Soul Red Crystal', 'White'])]).toEqual(['soul red', 'red crystal']);
  });
});
