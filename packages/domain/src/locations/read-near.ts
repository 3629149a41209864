/** What somebody typed to say where they are. */
export type ReadNear =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'postcode'; readonly postcode: string }
  /** Digits that are no postcode. */
  | { readonly kind: 'malformed' }
  | { readonly kind: 'words'; readonly words: string };

const mostTyped = 60;

/** Reads where a visitor is: a postcode with or without its suburb, or words (FORM-6). */
export function readNear(typed: string | null): ReadNear {
  const words = (typed ?? '').trim().slice(0, mostTyped);
  if (words === '') return { kind: 'nothing' };
  const [postcode] = /(?<!\d)\d{4}(?!\d)/.exec(words) ?? [];
  if (postcode !== undefined) return { kind: 'postcode', postcode };
  return /^[\d\s]+$/.test(words) ? { kind: 'malformed' } : { kind: 'words', words };
}
