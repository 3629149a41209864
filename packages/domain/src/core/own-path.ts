const mostLetters = 1_000;

/** A path of our own, as an address asks to be led back to; null for whatever a browser could take for another site. */
export function ownPath(text: string): string | null {
  return text.length <= mostLetters && /^\/(?![/\\])[\x21-\x7e]*$/.test(text) ? text : null;
}
