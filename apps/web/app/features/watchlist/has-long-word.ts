/** Letters that fit side by side into the narrowest column of a comparison. */
const mostLetters = 9;

/** Whether a text has a word that would have to break where four cars stand abreast on a phone. */
export function hasLongWord(text: string | null): boolean {
  return text !== null && text.split(/[\s/-]+/).some(({ length }) => length > mostLetters);
}
