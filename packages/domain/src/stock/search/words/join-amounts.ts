import { withUnit, type Amount } from './read-amount.ts';
import { meaningAt } from './meaning-at.ts';
import type { Lexicon } from './lexicon.ts';
import { boundsBefore, looseJoins, numberUnits, numberWords, otherUnits } from './tables/quantity-words.ts';
import { isYear } from './is-year.ts';
import { joinedCodes, type Token } from './typed-tokens.ts';

/** The words with every number in one with its unit: 40 000, 40 grand, 40k kms, seven seats, and 6 speed, which is held. */
export function joinAmounts(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { token, length } = joinedAt(tokens, at, lexicon);
    joined.push(token);
    at += length;
  }
  return joined;
}

interface Joined {
  readonly token: Token;
  readonly length: number;
}

function joinedAt(tokens: readonly Token[], at: number, lexicon: Lexicon): Joined {
  const first = tokens[at] as Token;
  const start = first.amount ? spacedThousands(tokens, at, first.amount) : inWords(tokens, at);
  // 5 Series and 4 wheel drive are names.
  if (!start || (start.length === 1 && meaningAt(tokens, at, lexicon, 2))) return { token: first, length: 1 };
  let { amount, length } = start;
  for (;;) {
    const unit = unitAt(tokens, at + length, amount, lexicon);
    if (!unit) break;
    amount = unit.amount;
    length += unit.length;
  }
  const other = otherUnitAt(tokens, at + length, amount, lexicon);
  const last = tokens[at + length + other - 1] as Token;
  const code = tokens
    .slice(at, at + length + other)
    .map((token) => token.code)
    .join('');
  const isCorrected = tokens.slice(at, at + length).some((token) => token.isCorrected);
  const token = {
    ...first,
    end: last.end,
    code,
    amount: other > 0 ? null : amount,
    isHeld: other > 0,
    isCorrected,
  };
  return { token, length: length + other };
}

interface Start {
  readonly amount: Amount;
  readonly length: number;
}

/** 40 000 is one number where it says so itself: by zeros, by dollars, by a bound before it or by its unit. */
function spacedThousands(tokens: readonly Token[], at: number, amount: Amount): Start {
  const alone = { amount, length: 1 };
  const next = tokens[at + 1];
  if (!next?.amount || !amount.isPlain || amount.value > 999 || !/^\d{3}[a-z]*$/.test(next.code))
    return alone;
  const isOne =
    next.code.startsWith('000') ||
    amount.unit === 'price' ||
    next.amount.unit === 'km' ||
    boundsBefore.has(tokens[at - 1]?.code ?? '') ||
    numberUnits.get(tokens[at + 2]?.code ?? '') === 'km';
  if (!isOne || !next.amount.isPlain) return alone;
  const value = amount.value * 1000 + next.amount.value;
  return {
    amount: { ...amount, value, unit: amount.unit ?? next.amount.unit, sign: amount.sign + next.amount.sign },
    length: 2,
  };
}

/** Seven before seats, twenty five before grand: elsewhere a number in words is a word. */
function inWords(tokens: readonly Token[], at: number): Start | null {
  for (const length of [2, 1]) {
    const words = tokens.slice(at, at + length).map(({ code }) => code);
    const value = numberWords.get(words.join(''));
    const isJoined = looseJoins.has(tokens[at + length]?.code ?? '');
    const unit = numberUnits.get(tokens[at + length + (isJoined ? 2 : 0)]?.code ?? '');
    if (value === undefined || words.length < length || (unit !== 'seats' && unit !== 'thousand')) continue;
    return { amount: { value, isPlain: true, unit: null, isMoney: false, sign: '' }, length };
  }
  return null;
}

const longestUnit = 3;

function unitAt(tokens: readonly Token[], at: number, amount: Amount, lexicon: Lexicon): Start | null {
  for (let length = longestUnit; length > 0; length -= 1) {
    const word = joinedCodes(tokens, at, length);
    const unit = word === null ? undefined : numberUnits.get(word);
    if (word === null || !unit || !isUnitOf(amount, unit)) continue;
    // 2019 Grand Vitara, and 40k seats 5
    if (meaningAt(tokens, at, lexicon, 2)) return null;
    return { amount: withUnit(amount, unit, word), length };
  }
  return null;
}

function isUnitOf({ value, isPlain, unit }: Amount, next: string): boolean {
  if (next === 'thousand') return isPlain && value < 1000 && unit !== 'km';
  if (next === 'seats') return isPlain && value < 20 && unit === null;
  return unit === null || next === 'ish';
}

function otherUnitAt(tokens: readonly Token[], at: number, amount: Amount, lexicon: Lexicon): number {
  if (amount.unit === 'seats' || meaningAt(tokens, at, lexicon, 2)) return 0;
  for (let length = longestUnit; length > 0; length -= 1) {
    const word = joinedCodes(tokens, at, length);
    const isFitting = /^(?:bar|hitch|ball|pack|kit)s?$/.test(tokens[at + length]?.code ?? '');
    // 2021 tow bar is a year and a bar.
    if (word === 'tow' && isFitting) return 0;
    if (word !== null && otherUnits.has(word)) return isYearWord(amount, word) ? 0 : length;
  }
  return 0;
}

/** 2018 year is a year; 2018 of something is not looked at twice either. */
function isYearWord({ value, isPlain }: Amount, word: string): boolean {
  return isPlain && isYear(value) && (word === 'year' || word === 'service' || word === 'series');
}
