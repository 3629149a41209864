import { describe, expect, it } from 'vitest';
import { untoldFacts } from './untold-facts.ts';

const manual = { label: 'Transmission', text: 'Manual' };
const body = { label: 'Body', text: 'Hatch' };

describe('VDP-1.1 what a page has not told yet', () => {
  it('is everything that it did not say in the same words', () => {
    expect(untoldFacts([manual, body], [manual])).toEqual([body]);
    expect(untoldFacts([manual], [body])).toEqual([manual]);
  });

  it('is also the same fact in other words', () => {
    const exactly = { label: 'Transmission', text: '6 Speed Manual' };
    expect(untoldFacts([exactly], [manual])).toEqual([exactly]);
  });
});
