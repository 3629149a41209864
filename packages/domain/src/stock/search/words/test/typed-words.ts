import * as fc from 'fast-check';
import vocabulary from '../golden-vocabulary.json' with { type: 'json' };
import queries from '../golden-queries.json' with { type: 'json' };

const signs = ['"', '&', '/', ',', '-', '$', '+', '<', '>', '"hilux', 'ranger"', "17''", '20"'];
const numbers = [
  '7',
  '40k',
  '$40k',
  '2019',
  '2021+',
  '40,000',
  '500',
  '000',
  '3.0',
  '12',
  '20-30k',
  '100k',
  '40',
];
const names = vocabulary.makes.flatMap(({ make, models }) => models.concat(make));
const words = queries.flatMap(({ q }) => q.split(' '));

/** What somebody may type: words of buyers in any order, and anything else. */
export const anyTyping = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...words) },
      { weight: 2, arbitrary: fc.constantFrom(...names) },
      { weight: 2, arbitrary: fc.constantFrom(...numbers) },
      { weight: 1, arbitrary: fc.constantFrom(...signs) },
      { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'grapheme' }) },
    ),
    { maxLength: 14 },
  )
  .map((typed) => typed.join(' '));
