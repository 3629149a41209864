import { describe, expect, it } from 'vitest';
import { inWordsOf } from './item-words.ts';

describe('a text written of a car', () => {
  it.each([
    ['motorcycle', 'Questions about this car? Call us.', 'Questions about this bike? Call us.'],
    ['motorcycle', 'Car summary', 'Bike summary'],
    ['motorcycle', 'See all {count} cars', 'See all {count} bikes'],
    ['motorcycle', 'Book a Test Drive', 'Book a Test Ride'],
    ['motorcycle', 'Test drive only', 'Test ride only'],
    ['motorcycle', 'Estimated Drive Away', 'Estimated Ride Away'],
    ['caravan', 'Book a Test Drive', 'Book a Walk-through'],
    ['caravan', 'Drive Away', 'Drive Away'],
    ['caravan', 'Sell My Car', 'Sell My Van'],
    ['car', 'Sell My Car', 'Sell My Car'],
  ] as const)('TEN-7 is said of a %s: %j is %j', (itemType, text, said) => {
    expect(inWordsOf(itemType, text)).toBe(said);
  });

  it('TEN-7 leaves alone what only looks like the word, and the car that a workshop lends', () => {
    const text = 'We care for your caravan, cart and carriage. Free loan cars.';
    expect(inWordsOf('motorcycle', text)).toBe(text);
  });
});
