import { assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { mendedText } from './mended-text.ts';

it.each([
  ['CafÃ© White', 'Café White'],
  ['White â€“ Metallic', 'White – Metallic'],
  ['Donâ€™t miss out', 'Don’t miss out'],
  ['Glacier White\u{FFFD}', 'Glacier White'],
  ['White\u{200B}', 'White'],
  ['ðŸš— ready', '🚗 ready'],
  ['Citroën Rosé, 20 °C, “voilà”…', 'Citroën Rosé, 20 °C, “voilà”…'],
  ['Snow\nand sand', 'Snow\nand sand'],
])('reads %j as %j', (text, mended) => {
  expect(mendedText(text)).toBe(mended);
});

it('leaves plain text alone', () => {
  assert(property(stringMatching(/^[ -~]*$/), (text) => mendedText(text) === text));
});
