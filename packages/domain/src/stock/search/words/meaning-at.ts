import type { Lexicon } from './lexicon.ts';
import { isPlace, type Meaning } from './meaning.ts';
import { wordsKey } from './models-by-code.ts';
import type { Token } from './typed-tokens.ts';

export interface Found {
  readonly meaning: Meaning;
  readonly length: number;
}

const mostWords = 5;

/** What the longest row of words from here on says, of at least so many. */
export function meaningAt(tokens: readonly Token[], at: number, lexicon: Lexicon, least = 1): Found | null {
  const held = tokens.findIndex(({ isHeld }, index) => isHeld && index >= at);
  const end = Math.min(held < 0 ? tokens.length : held, at + mostWords);
  for (let length = end - at; length >= least; length -= 1) {
    const codes = tokens.slice(at, at + length).map(({ code }) => code);
    const meaning = isNoName(codes) ? null : meaningOf(codes, lexicon);
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Models is no Model S, and a van no Avan. */
function isNoName(codes: readonly string[]): boolean {
  return codes.join() === 'models' || codes.join() === 'a,van';
}

/** What these words say together, as they are, by a nickname, in the plural or in another order. */
export function meaningOf(codes: readonly string[], lexicon: Lexicon): Meaning | null {
  const { meanings, longNames } = lexicon;
  const code = codes.join('');
  const found = meanings.get(code) ?? meanings.get(codes.map((one) => longNames.get(one) ?? one).join(''));
  if (found) return found;
  const model = codes.length > 1 ? lexicon.modelsByWords.get(wordsKey(codes)) : undefined;
  if (model) return { kind: 'models', models: [model] };
  // The es of an Outlander ES is its badge.
  return (codes.at(-1) as string).length > 3 ? pluralMeaning(code, lexicon) : null;
}

/** Utes are utes, and Rangers Rangers; but of a short code the s is a letter of it. */
function pluralMeaning(code: string, { meanings }: Lexicon): Meaning | null {
  if (!code.endsWith('s')) return null;
  const singular =
    meanings.get(code.slice(0, -1)) ?? (code.endsWith('es') ? meanings.get(code.slice(0, -2)) : undefined);
  const isBody = singular?.kind === 'values' && !isPlace(singular.attribute) && code.length > 3;
  const isName = (singular?.kind === 'make' || singular?.kind === 'models') && code.length > 4;
  return singular && (isBody || isName) ? singular : null;
}
