import type { Lexicon } from './lexicon.ts';
import { meaningOf } from './meaning-at.ts';
import { isWord } from './correct-spelling.ts';
import { badgeWords } from './tables/badge-words.ts';
import { boundsBefore } from './tables/quantity-words.ts';
import { plainToken, type Token } from './typed-tokens.ts';

/** Two words that were typed as one, hiluxsr5, auto4x4 and under40k, where one of them is known and has at least four letters. */
export function splitGlued(token: Token, text: string, lexicon: Lexicon): readonly Token[] {
  const typed = text.slice(token.start, token.end);
  if (token.isHeld || token.amount || typed.toLowerCase() !== token.code || isWord(token.code, lexicon))
    return [token];
  for (let at = typed.length - 1; at > 0; at -= 1) {
    const [left, right] = [
      plainToken(typed.slice(0, at), token.start),
      plainToken(typed.slice(at), token.start + at),
    ];
    const isSplit = isAnchor(left, lexicon)
      ? isRest(right, lexicon)
      : isAnchor(right, lexicon) && left.amount !== null;
    if (isSplit) return [left, right];
  }
  return [token];
}

function isAnchor({ code }: Token, lexicon: Lexicon): boolean {
  if (code.length < 4 || !/^\p{L}+$/u.test(code)) return false;
  const meaning = meaningOf([code], lexicon);
  return boundsBefore.has(code) || (meaning !== null && meaning.kind !== 'held');
}

function isRest({ code, amount }: Token, lexicon: Lexicon): boolean {
  return (
    amount !== null || (code.length > 2 && (badgeWords.has(code) || meaningOf([code], lexicon) !== null))
  );
}
