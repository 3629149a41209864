import { codeOf } from '../../../core/folded-text.ts';
import { readAmount, type Amount } from './read-amount.ts';

/** A word of what was typed. */
export interface Token {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** How it is compared: small letters and digits, or its sign where it has none. */
  readonly code: string;
  readonly amount: Amount | null;
  /** Stays a word whatever it says. */
  readonly isHeld: boolean;
  readonly isCorrected: boolean;
}

// A quotation begins a word; the inches of a wheel end one.
const quotedOrPlain = /(?<!\S)["“”][^"“”]*(?:["“”]|$)|\S+/gu;
/** Where a word without blanks falls apart: lists, and ranges of numbers. */
const joints = /([/&;|]|(?<!\d),|,(?!\d{3}(?!\d))|(?<=\d|\dk)[-–—](?=[$\d])|(?<=\p{L})(?=\$))/iu;
const edges = /^[("'([{#*!?.:]+|["')\]}!?.:,*]+$/gu;

/** The words of a text in their places. What stands in quotation marks is one word, and stays as it is. */
export function typedTokens(text: string): readonly Token[] {
  return Array.from(text.matchAll(quotedOrPlain)).flatMap(({ 0: chunk, index }) =>
    /^["“”]/u.test(chunk) ? [heldToken(index, index + chunk.length)] : tokensOf(chunk, index),
  );
}

function tokensOf(chunk: string, start: number): readonly Token[] {
  let at = start;
  return chunk.split(joints).flatMap((piece) => {
    const from = at;
    at += piece.length;
    const trimmed = piece.replaceAll(edges, '');
    const text = trimmed === '' ? piece : trimmed;
    return text === '' ? [] : [plainToken(text, from + piece.indexOf(text))];
  });
}

const signWords: Readonly<Partial<Record<string, string>>> = { '&': 'and', '–': '-', '—': '-' };

/** A word that stands at this place. */
export function plainToken(text: string, start: number): Token {
  const small = text.toLowerCase().replaceAll(/['’]/gu, '');
  const amount = readAmount(small);
  // 3.0 is no 30, and $3 no Mazda.
  const code = amount?.unit === 'price' || /\d\.\d/.test(small) ? small : codeOf(text);
  return {
    start,
    end: start + text.length,
    code: code === '' ? (signWords[small] ?? small) : code,
    amount,
    isHeld: false,
    isCorrected: false,
  };
}

/** What stays as it was typed. */
export function heldToken(start: number, end: number): Token {
  return { start, end, code: '', amount: null, isHeld: true, isCorrected: false };
}

/** The letters of so many words from here on in one; null where there are fewer, or one of them is held. */
export function joinedCodes(tokens: readonly Token[], at: number, length: number): string | null {
  const row = tokens.slice(at, at + length);
  const isWhole = row.length === length && !row.some(({ isHeld }) => isHeld);
  return isWhole ? row.map(({ code }) => code).join('') : null;
}
