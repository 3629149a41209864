import type { Lexicon } from './lexicon.ts';
import { meaningOf, type Found } from './meaning-at.ts';
import { badgeWords } from './tables/badge-words.ts';
import { glueAfterRead } from './tables/glue-words.ts';
import {
  articles,
  caravanWords,
  heldAfter,
  heldBefore,
  placeEndings,
  towedThings,
  towingWords,
} from './tables/held-words.ts';
import type { Token } from './typed-tokens.ts';

/** Whether the words beside it make something else of it: electric windows, near new, North Richmond. */
export function isHeldByNeighbours(
  tokens: readonly Token[],
  at: number,
  { meaning, length }: Found,
  lexicon: Lexicon,
): boolean {
  const attribute = meaning.kind === 'values' ? meaning.attribute : meaning.kind;
  const code = (tokens[at] as Token).code;
  const before = tokens.slice(0, at).findLast((token) => !articles.has(token.code))?.code ?? '';
  const after = tokens[at + length]?.code ?? '';
  if (attribute === 'city' && placeEndings.has(after)) return true;
  if (attribute === 'colour' && (isOfUnknown(tokens, at, lexicon) || isOfPart(tokens, at, lexicon)))
    return true;
  if (code === 'hybrid' && tokens.some((token) => /^(?:caravan|camper)s?$/.test(token.code))) return true;
  if ((attribute === 'body' || attribute === 'itemType') && isTowed(tokens, at)) return true;
  const holds = (table: typeof heldBefore, word: string) =>
    (table.get(code) ?? table.get(attribute))?.has(word) === true;
  return holds(heldBefore, after) || holds(heldAfter, before);
}

/** Of two words a colour and another that is none of a car's are one thing: red hill, silver spoon. */
function isOfUnknown(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [next = '', ...others] = tokens.slice(at + 1).map(({ code }) => code);
  if (at > 0 || others.length > 0 || !/^\p{L}{2,}$/u.test(next)) return false;
  return !badgeWords.has(next) && !meaningOf([next], lexicon);
}

/** The second colour may be that of a part: white Triton, black bullbar. */
function isOfPart(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const next = tokens[at + 1]?.code ?? '';
  const isSecond = tokens.slice(0, at).some(({ code }) => isColour(code, lexicon.meanings));
  if (!isSecond || !/^\p{L}{2,}$/u.test(next) || glueAfterRead.has(next)) return false;
  const meaning = meaningOf([next], lexicon);
  return !badgeWords.has(next) && (meaning === null || meaning.kind === 'held');
}

/** A ute to tow a caravan is a ute; and a van with bunks is no delivery van. */
function isTowed(tokens: readonly Token[], at: number): boolean {
  const code = (tokens[at] as Token).code;
  if (!towedThings.has(code)) return false;
  const isPulled = tokens.some((token, index) => {
    const isBar = /^(?:bar|hitch|ball|pack|kit)/.test(tokens[index + 1]?.code ?? '');
    return index < at && towingWords.has(token.code) && !isBar;
  });
  return (
    isPulled ||
    (/^vans?$/.test(code) && tokens.some((token) => caravanWords.has(token.code.replace(/^\d+/, ''))))
  );
}

/** Whether it is the first word of a paint's name: the dolphin of Dolphin Grey is no BYD. */
export function isPaintWord(
  tokens: readonly Token[],
  at: number,
  { meanings, paintPairs }: Lexicon,
): boolean {
  const [code, next] = [(tokens[at] as Token).code, tokens[at + 1]?.code ?? ''];
  return isColour(next, meanings) && !isColour(code, meanings) && paintPairs.has(`${code} ${next}`);
}

function isColour(code: string, meanings: Lexicon['meanings']): boolean {
  const meaning = meanings.get(code);
  return meaning?.kind === 'values' && meaning.attribute === 'colour';
}
