import { describe, expect, it } from 'vitest';
import { exampleSearches } from './example-searches.ts';
import golden from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

describe('examples of what can be typed', () => {
  const values = { body: ['Ute', 'SUV'], seats: ['5', '7'], transmission: ['Automatic'] };
  const makes = [{ make: 'Toyota', models: [] }];

  it('are made of what the stock has', () => {
    expect(exampleSearches({ makes, values }, { min: 9_000, max: 73_000 })).toEqual([
      'ute under 40k',
      '7 seats',
      'toyota auto',
      'suv under 40k',
    ]);
    expect(exampleSearches({ makes, values: { body: ['Pop Top'] } }, null)).toEqual(['pop top', 'toyota']);
    expect(exampleSearches({ makes: [], values: {} }, null)).toEqual([]);
    expect(exampleSearches({ makes: [], values: { body: ['Ute'] } }, { min: 0, max: 100 })).toEqual(['ute']);
  });

  it('are understood to the last word', () => {
    const examples = exampleSearches(golden, { min: 9_000, max: 73_000 });
    expect(examples).toHaveLength(4);
    expect(examples.map((words) => readWords(words, golden, 2026).query)).toEqual(['', '', '', '']);
  });
});
