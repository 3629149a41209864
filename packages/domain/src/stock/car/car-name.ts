import { knownText } from '../../core/known-text.ts';

/** Words of three letters that are words and no abbreviations. */
const shortWords = new Set(['KIA', 'RAM', 'RIO', 'ZOE', 'UTE', 'VAN', 'CAB']);
/** Abbreviations that could be read as words. */
const abbreviations = new Set(['PHEV', 'MHEV', 'CRDI', 'TDCI', 'EAWD', 'LAMS']);

/**
 * A name of a feed as people write it, for make, model, badge, series and whole names; null where nothing
 * is left. What is cleaned: blanks; the word 'null' that systems write into a name for a part they do not
 * have; and names all in capitals, of which the words get small letters: TOYOTA COROLLA SX becomes Toyota
 * Corolla SX. What is left alone: names with any small letter (e-tron, bZ4X, i30), and in capitals what has
 * up to three letters (BMW, GXL, RAV4) or no vowel (GMSV), as these are abbreviations.
 */
export function carName(name: string | null | undefined): string | null {
  const words = (knownText(name) ?? '').split(/\s+/).filter((word) => word.toLowerCase() !== 'null');
  const text = words.join(' ');
  if (text === '') return null;
  return /\p{Ll}/u.test(text) ? text : words.map(inSmallLetters).join(' ');
}

function inSmallLetters(word: string): string {
  return word.replaceAll(/\p{Lu}+/gu, (part) =>
    isWord(part) ? part.charAt(0) + part.slice(1).toLowerCase() : part,
  );
}

function isWord(part: string): boolean {
  if (shortWords.has(part)) return true;
  return part.length > 3 && /[AEIOUY]/.test(part.normalize('NFD')) && !abbreviations.has(part);
}
