const mostWords = 6;
/** Shorter ones have no trigram of their own: they are found where words begin. */
const leastWithin = 3;
const mark = /[^\p{L}\p{N}]/gu;
/** 0412 345 678, +61 412 345 678, (07) 3123 4567; not a stock number or a name. */
const phone = /^\+?[\d\s()./-]+$/;
const leastDigits = 4;

/**
 * What somebody looks for, as patterns of LIKE that each must fit, the most telling first; null for everything. A phone is
 * kept in one way and typed in many.
 */
export function searchPatterns(text: string | null): readonly string[] | null {
  const words = wordsOf(text ?? '');
  if (words.length === 0) return null;
  return words.toSorted((a, b) => b.length - a.length).map(patternOf);
}

function wordsOf(text: string): readonly string[] {
  const digits = text.replaceAll(/\D/g, '');
  if (phone.test(text) && digits.length >= leastDigits) return [digits.replace(/^(61)?0?(?=\d{3})/, '')];
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.replaceAll(mark, '') !== '')
    .slice(0, mostWords);
}

function patternOf(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return word.replaceAll(mark, '').length < leastWithin ? `% ${escaped}%` : `%${escaped}%`;
}
