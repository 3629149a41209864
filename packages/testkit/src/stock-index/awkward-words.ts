import type { Random } from '../world/random.ts';

/** Makes and models that fit together in confusing ways: both "Isuzu UTE" and "Isuzu" have a "UTE D-MAX". */
export const makesAndModels: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Toyota: ['Corolla', 'Camry', 'HiLux', 'RAV4', '86'],
    Mazda: ['3', 'BT-50', 'CX-5', 'MX-5'],
    MAZDA: ['3', 'BT-50'],
    Isuzu: ['UTE D-MAX', 'N Series'],
    'Isuzu UTE': ['D-MAX', 'MU-X'],
    Citroën: ['C4', 'Berlingo', 'ë-C4'],
    Citroen: ['C4'],
    Škoda: ['Octavia', 'Kodiaq'],
    'Mercedes-Benz': ['C-Class', 'X-Class', 'G 63'],
    Suzuki: ['Swift', 'Jimny'],
    'Suzuki Motorcycles': ['GSX-R'],
    Suzukiya: ['Swift'],
    "Lada's": ['Niva "Travel"', "D'Max"],
    İzmir: ['ΣΑΣ', 'Σασ'],
    日産: ['リーフ', 'Leaf'],
  }),
);

/** What a query language, a pattern, an address or an order of texts could trip over. */
const awkward = [
  '100% Electric',
  '50%',
  '_',
  'a_b',
  'C:\\cars',
  '\\',
  '6" Lift',
  "O'Brien",
  "'; drop table cars; --",
  '{"match_all":{}}',
  '*',
  '?',
  '[0 TO 9]',
  '(red OR blue)',
  'a && b || !c',
  '~1',
  '$1',
  'null value',
  'nullable',
  'NaN',
  'true',
  '0',
  '05',
  '-1',
  '1e3',
  'constructor',
  '__proto__',
  'ΟΔΟΣ',
  'οδος',
  'Straße',
  'STRASSE',
  'İç Ege',
  'ç',
  'c\u0327',
  'Ａbc',
  '\u{fb01}ne',
  '🚗 red',
  '🚗',
  '𝔘te',
  '\u{f8ff}',
  '\u{ffee}',
  'Soul Red',
  'SOUL RED',
  'Soul  Red',
  'Soul\u{a0}Red',
  `long ${'x'.repeat(90)}`,
] as const;

/** No value, in each of the writings of the feeds. */
const nothing = [null, null, null, '', '   ', 'null', 'NULL', ' Null '] as const;

/** A text as a feed has it: mostly one of the words, sometimes nothing, sometimes what is awkward. */
export function feedText(random: Random, words: readonly string[], longest = 120): string | null {
  if (random.chance(0.12)) return random.pick(nothing);
  const word = random.chance(0.1) ? random.pick(awkward) : random.pick(words);
  return (random.chance(0.05) ? ` ${word}\t` : word).slice(0, longest).toWellFormed();
}

/** What somebody might write who does not know, or does not care, which values there are. */
export function strangeText(random: Random): string {
  const strange = [...awkward, '', ' ', '\n', '\0', 'a\0b', '\u{d83d}', '\u{fffd}', 'x'.repeat(400)];
  return random.pick(strange);
}

/** The same words in another writing, which some comparisons take for the same and others do not. */
export function inOtherCase(random: Random, text: string): string {
  return random.pick([text.toUpperCase(), text.toLowerCase(), ` ${text} `, text]);
}
