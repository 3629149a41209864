/** In small letters, without accents: how texts are compared that people write in their own ways. */
export function foldedText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The letters and digits of a text alone: Hi-Lux is HILUX, and AB 12 CD is ab12cd. */
export function codeOf(text: string): string {
  return foldedText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
