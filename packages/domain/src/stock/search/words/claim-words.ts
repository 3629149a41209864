import type { Claim, Reading, Words } from './claim.ts';
import { isPlace, type Meaning } from './meaning.ts';
import type { Lexicon } from './lexicon.ts';
import { meaningAt } from './meaning-at.ts';
import { claimOfMake } from './claim-of-make.ts';
import { withEquipment } from './with-equipment.ts';
import { isAnothersName } from './is-anothers-name.ts';
import type { ChosenRange } from '../search-state.ts';
import { aboutCc } from '../../car/engine-size.ts';
import { numberedThings } from './tables/quantity-words.ts';
import { readMeasure } from './read-measure.ts';
import { readQuantity } from './read-quantity.ts';
import { isHeldByNeighbours, isPaintWord } from './held-by-neighbours.ts';
import { articles, negations, placeLeads } from './tables/held-words.ts';
import { joinedCodes, type Token } from './typed-tokens.ts';

const text: Reading = { kind: 'text' };

/** Takes all words for something, from left to right, each once. */
export function claimWords(words: Words): readonly Claim[] {
  const claims: Claim[] = [];
  let at = 0;
  while (at < words.tokens.length) {
    const { reading, length } = claimAt(words, at, claims);
    claims.push({ at, length, reading });
    at += length;
  }
  return withEquipment(words.tokens, claims);
}

type Claimed = Omit<Claim, 'at'>;

function claimAt(words: Words, at: number, before: readonly Claim[]): Claimed {
  const { tokens, lexicon } = words;
  const token = tokens[at] as Token;
  const measure = measureAt(words, at);
  if (measure) return measure;
  if (token.isHeld) return { reading: text, length: 1 };
  return (
    quantityAt(words, at) ??
    aloneAsPrice(words, at) ??
    negationAt(words, at) ??
    (isPaintWord(tokens, at, lexicon) ? { reading: text, length: 1 } : null) ??
    placeAt(words, at) ??
    saidAt(words, at, before) ??
    claimOfMake(words, at, before) ??
    numberBesideGearbox(words, at, before) ??
    engineNumber(words, at) ?? { reading: text, length: 1 }
  );
}

function quantityAt({ tokens, lexicon, thisYear }: Words, at: number): Claimed | null {
  const found = readQuantity(tokens, at, thisYear);
  if (!found) return null;
  const { quantity, length } = found;
  // A number alone may still be a name: 3008.
  if (!quantity) return length === 1 ? null : { reading: text, length };
  if (quantity.attribute !== 'seats') return { reading: { kind: 'range', quantity }, length };
  const values = countsWithin(lexicon.seats, quantity.range);
  const said = values.length > 0 ? values : saidCounts(quantity.range);
  return { reading: { kind: 'values', attribute: 'seats', values: said }, length };
}

/** Of what is counted, the numbers of the stock are chosen one by one. */
function countsWithin(counts: readonly string[], { min, max }: ChosenRange): readonly string[] {
  return counts.filter((count) => Number(count) >= Number(min) && Number(count) <= (max ?? Infinity));
}

/** Seats are nothing but seats: where no car has so many, none is found, rather than any whose text has a 7. */
function saidCounts({ min, max }: ChosenRange): readonly string[] {
  return [...new Set([min, max])].flatMap((count) => (count === null ? [] : [String(count)]));
}

/** Sleeps 4, tows 3.5t. */
function measureAt({ tokens, lexicon }: Words, at: number): Claimed | null {
  const found = readMeasure(tokens, at, lexicon.measures);
  if (!found) return null;
  const { attribute, range, length } = found;
  if (attribute !== 'sleeps')
    return { reading: { kind: 'range', quantity: { attribute, range, isPoint: false } }, length };
  const values = countsWithin(lexicon.sleeps, range);
  return { reading: values.length === 0 ? text : { kind: 'values', attribute, values }, length };
}

/** Whoever types 40000 and nothing else names a price; 118487 is a stock number. */
function aloneAsPrice({ tokens }: Words, at: number): Claimed | null {
  const amount = tokens.length === 1 ? (tokens[at] as Token).amount : null;
  if (!amount?.isPlain || amount.unit !== null) return null;
  const isPrice = amount.value >= 5_000 && amount.value <= 500_000 && amount.value % 500 === 0;
  if (!isPrice) return null;
  const range = { min: null, max: amount.value };
  return { reading: { kind: 'range', quantity: { attribute: 'price', range, isPoint: true } }, length: 1 };
}

/** Not a Discovery, anything but white: what is not wanted stays words. */
function negationAt({ tokens, lexicon }: Words, at: number): Claimed | null {
  if (!negations.has((tokens[at] as Token).code)) return null;
  let length = 1;
  while (articles.has(tokens[at + length]?.code ?? '')) length += 1;
  const next = tokens[at + length] ? (meaningAt(tokens, at + length, lexicon)?.length ?? 1) : 0;
  return { reading: text, length: length + next };
}

/** In Penrith, close to Cairns: the words before a place that is known go with it. */
function placeAt({ tokens, lexicon }: Words, at: number): Claimed | null {
  for (const lead of [2, 1]) {
    if (!placeLeads.has(joinedCodes(tokens, at, lead) ?? '')) continue;
    const place = tokens[at + lead] ? meaningAt(tokens, at + lead, lexicon) : null;
    if (place?.meaning.kind !== 'values' || !isPlace(place.meaning.attribute)) return null;
    if (isHeldByNeighbours(tokens, at + lead, place, lexicon)) return null;
    return { reading: place.meaning, length: lead + place.length };
  }
  return null;
}

function saidAt({ tokens, lexicon, makes }: Words, at: number, before: readonly Claim[]): Claimed | null {
  const found = meaningAt(tokens, at, lexicon);
  if (!found) return null;
  const { meaning, length } = found;
  if (meaning.kind === 'held' || isHeldByNeighbours(tokens, at, found, lexicon))
    return { reading: text, length };
  if (isSaidAgain(meaning, (tokens[at] as Token).code, before))
    return { reading: { kind: 'dropped' }, length };
  if (isOfUnknownPlace(meaning, before)) return { reading: text, length };
  return isAnothersName({ tokens, at, found, before, lexicon, makes })
    ? { reading: text, length }
    : { reading: meaning, length };
}

/** Orange NSW: the state of a place that is not known says no more than where that is. */
function isOfUnknownPlace(meaning: Meaning, before: readonly Claim[]): boolean {
  const isState = meaning.kind === 'values' && meaning.attribute === 'state';
  return isState && before.at(-1)?.reading.kind === 'text';
}

/** The Cruiser after a 70 Series: a nickname of what the model before it begins with. */
function isSaidAgain(meaning: Meaning, typed: string, before: readonly Claim[]): boolean {
  const last = before.at(-1)?.reading;
  if (meaning.kind !== 'models' || last?.kind !== 'models') return false;
  return last.models.every((model) =>
    meaning.models.some(
      ({ make, code }) =>
        make === model.make && ![typed, model.code].includes(code) && model.code.startsWith(code),
    ),
  );
}

/** Among motorcycles 250 is the size of an engine, unless one of them has it in its name. */
function engineNumber({ tokens, lexicon }: Words, at: number): Claimed | null {
  const { code } = tokens[at] as Token;
  const isSize =
    /^(?:[5-9]0|1\d\d|[2-9]\d0|1\d00)$/.test(code) && !numberedThings.has(tokens[at - 1]?.code ?? '');
  if (!isSize || !lexicon.isBikesAlone || !lexicon.measures.has('engineSize') || lexicon.stockWords.has(code))
    return null;
  const quantity = { attribute: 'engineSize', range: aboutCc(Number(code)), isPoint: false } as const;
  return { reading: { kind: 'range', quantity }, length: 1 };
}

/** Manual 86: a number beside a gearbox is the model of that name. */
function numberBesideGearbox(
  { tokens, lexicon }: Words,
  at: number,
  before: readonly Claim[],
): Claimed | null {
  const model = lexicon.numberModels.get((tokens[at] as Token).code);
  if (!model) return null;
  const isBeside = isGearbox(before.at(-1)?.reading) || isGearbox(saidNext(tokens, at + 1, lexicon));
  return isBeside ? { reading: { kind: 'models', models: [model] }, length: 1 } : null;
}

function saidNext(tokens: readonly Token[], at: number, lexicon: Lexicon): Meaning | null {
  const found = at < tokens.length ? meaningAt(tokens, at, lexicon) : null;
  return found && !isHeldByNeighbours(tokens, at, found, lexicon) ? found.meaning : null;
}

function isGearbox(said: Reading | Meaning | null | undefined): boolean {
  return said?.kind === 'values' && said.attribute === 'transmission';
}
