import { describe, expect, it } from 'vitest';
import { equipmentWords, singular } from './equipment-words.ts';

describe('SRCH-6.1 the words of what a vehicle has', () => {
  it.each([
    ['Tow Bars', 'towbar'],
    ['Panoramic Roof', 'panoramic sunroof'],
    ['Camera - Rear Vision with Dynamic Guidelines', 'camera reverse with dynamic guideline'],
    ['Satellite Navigation', 'satnav'],
    ['Electric Seat - Drivers', 'power seat driver'],
    ['Leather Steering Wheel', 'leatherwheel'],
    ['Seats - Seats', 'seat'],
    [' & ', ''],
  ])('of %s are %s', (line, words) => {
    expect(equipmentWords(line).join(' ')).toBe(words);
  });

  it.each([
    ['bunks', 'bunk'],
    ['canopies', 'canopy'],
    ['abs', 'abs'],
    ['ties', 'tie'],
    ['glass', 'glass'],
  ])('are in the singular: %s', (word, one) => {
    expect(singular(word)).toBe(one);
  });
});
