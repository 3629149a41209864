import { describe, expect, it } from 'vitest';
import { readModelDetails } from './model-details.ts';

const nothing = { colours: [], grades: [], facts: [], factsSource: null, accessories: [] };

describe('PAGE-6.2 the details of a model', () => {
  it.each([null, undefined, 'words', 3, [], {}, { colours: 'red', facts: null }])(
    'are empty where nothing is known: %j',
    (saved) => expect(readModelDetails(saved)).toEqual(nothing),
  );

  it('are what was saved', () => {
    const details = {
      colours: [
        { name: 'Burning Red', swatch: '#ac171d', imageUrl: '/media/red.jpg', surchargeCents: 69_500 },
      ],
      grades: [{ name: 'Hybrid', text: 'Nine-inch screen', fromPriceCents: 2_849_000 }],
      facts: [{ label: 'Seats', value: '5' }],
      factsSource: 'Maker’s figures, 2026',
      accessories: [{ name: 'Tow bar', fittedPriceCents: 109_000 }],
    };
    expect(readModelDetails(details)).toEqual(details);
  });

  it('say of a colour, a grade and an accessory what is known', () => {
    const saved = {
      colours: [{ name: 'White', swatch: '#FFFFFF' }],
      grades: [{ name: 'Base' }],
      accessories: [{ name: 'Mats' }],
    };
    expect(readModelDetails(saved)).toEqual({
      ...nothing,
      colours: [{ name: 'White', swatch: '#FFFFFF', imageUrl: null, surchargeCents: null }],
      grades: [{ name: 'Base', text: null, fromPriceCents: null }],
      accessories: [{ name: 'Mats', fittedPriceCents: null }],
    });
  });

  it('leave out what cannot be read, and nothing else', () => {
    const colours = [{ name: 'Odd', swatch: 'url(x)' }, { name: 'Grey', swatch: '#6d7073' }, null];
    expect(readModelDetails({ colours }).colours.map(({ name }) => name)).toEqual(['Grey']);
  });

  it('end somewhere', () => {
    const facts = Array.from({ length: 500 }, () => ({ label: 'Seats', value: '5' }));
    expect(readModelDetails({ facts }).facts).toHaveLength(60);
  });
});
