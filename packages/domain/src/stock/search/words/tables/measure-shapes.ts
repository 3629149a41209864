import type { Measured } from '../measured.ts';
import type { Bound } from './quantity-words.ts';

export interface MeasureShape {
  readonly attribute: Measured;
  readonly says: RegExp;
  /** Nothing that is sold weighs or measures less or more. */
  readonly low: number;
  readonly high: number;
  /** How it is meant where no bound is said: who tows 3 tonnes needs that or more. */
  readonly usual: Bound | 'exactly' | 'called';
  /** Where this is searched by too, the words could be of either. */
  readonly unlessKnown?: Measured;
}

const number = String.raw`(?<amount>\d{1,5}(?:\.\d{1,2})?)`;
const weight = `${number} ?(?<unit>kgs?|kilos?|t|tons?|tonnes?)`;
const bound = '(?<before>[a-z]+(?: [a-z]+){0,2})';
const before = `(?:${bound} )?`;
const after = '(?: (?<after>(?:or|and) (?:more|over|up|above|less|under|below)|plus|max|min))?';
const towing = '(?:braked )?tow(?:s|ing)?(?: (?:capacity|rating|limit))?(?: of)?';
const fitted = '(?:bar|hitch|ball|pack|kit)s?(?: |$)';
const count = String.raw`(?<amount>\d{1,2}|[a-z]+)`;

/** The words as their codes, with one blank between them. */
const shaped = (text: string) => new RegExp(`^${text}(?= |$)`);

const tows = { attribute: 'towing', low: 300, high: 7_000, usual: 'from' } as const;
const weighs = { attribute: 'tare', low: 300, high: 5_000, usual: 'max' } as const;
/** What a van may weigh packed, which is no tare. */
const packed = { attribute: 'atm', low: 300, high: 8_000, usual: 'max' } as const;
const sleeps = { attribute: 'sleeps', low: 1, high: 12, usual: 'exactly' } as const;
/** A 250 has 249 cubic centimetres, and is called so. */
const engine = { attribute: 'engineSize', low: 45, high: 2_600, usual: 'called' } as const;
const cc = String.raw`(?<amount>\d{2,4}) ?ccs?(?: (?:bike|motorbike|motorcycle|engine))?`;
/** A low seat is one on which most people stand on both feet; makers call theirs low up to here. */
const lowSeat = { attribute: 'seatHeight', low: 500, high: 790, usual: 'max' } as const;

/** How buyers say what a car tows, what a van weighs, sleeps and measures, and how high a bike's seat is. */
export const measureShapes: readonly MeasureShape[] = [
  { ...tows, says: shaped(`${towing} ${before}${weight}${after}`) },
  { ...tows, says: shaped(String.raw`${towing} ${before}(?<amount>\d{4})${after}`) },
  { ...tows, says: shaped(`${before}${weight} ?${towing}(?! ${fitted})`) },
  { ...packed, says: shaped(`atm(?: of)? ${before}${weight}${after}`) },
  { ...packed, says: shaped(`${bound} ${weight} atm`) },
  { ...packed, says: shaped(`${weight} atm${after}`) },
  { ...weighs, says: shaped(`tare(?: weight)?(?: of)? ${before}${weight}${after}`) },
  { ...weighs, says: shaped(`${bound} ${weight} tare(?: weight)?`) },
  { ...weighs, says: shaped(`${bound} ${weight}`), unlessKnown: 'towing' },
  {
    attribute: 'length',
    low: 8,
    high: 45,
    usual: 'exactly',
    says: shaped(`${before}${number} ?(?:ft|foot|feet|footer)${after}`),
  },
  // Who is four sleeps well in a van for six; four berths are four.
  { ...sleeps, usual: 'from', says: shaped(`sleeps ${before}${count}${after}`) },
  { ...sleeps, says: shaped(`${count} ?berths?${after}`) },
  { ...engine, says: shaped(String.raw`(?:between )?(?<low>\d{2,4}) ?(?:cc)? ?(?:-|to|and) ?${cc}`) },
  { ...engine, says: shaped(`${before}${cc}${after}`) },
  { ...lowSeat, says: shaped('low seat(?: height)?') },
  {
    ...lowSeat,
    high: 1_100,
    says: shaped(String.raw`seat height ${before}(?<amount>\d{3,4})(?: ?mm)?${after}`),
  },
];
