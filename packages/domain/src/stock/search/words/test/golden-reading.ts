import { codeOf } from '../../../../core/folded-text.ts';
import type { ChosenRange } from '../../search-state.ts';
import { paintFamily } from '../../../car/paint-family.ts';
import type { ReadWords } from '../read-words.ts';

/** What a sensible reader makes of some words, as the golden queries write it down. */
export interface Wanted {
  readonly make?: readonly string[];
  readonly makeModel?: readonly string[];
  readonly body?: readonly string[];
  readonly fuel?: readonly string[];
  readonly transmission?: readonly string[];
  readonly type?: readonly string[];
  readonly seats?: readonly number[];
  readonly drive?: string;
  readonly colour?: readonly string[];
  readonly place?: readonly string[];
  readonly state?: readonly string[];
  readonly price?: readonly (number | null)[];
  readonly km?: readonly (number | null)[];
  readonly year?: readonly (number | null)[];
}

export interface Outcome {
  readonly want: Wanted;
  readonly text: string;
}

export interface GoldenQuery extends Outcome {
  readonly q: string;
  readonly kind: string;
  readonly or?: readonly Outcome[];
}

/** Models that feeds write with a badge or a body, and the model that it is: a HiLux SR5 is a HiLux. */
const mainRows = new Map(
  Object.entries({
    'Toyota Corolla': ['Ascent Sport Hybrid'],
    'Ford Everest': ['Trend'],
    'Ford Ranger': ['Sport Double Cab', 'XLS Double Cab'],
    'Mazda 3': ['G20 Pure'],
    'Mazda CX-3': ['Maxx Sport'],
    'Mazda CX-5': ['Akera'],
    'Mazda CX-8': ['Sport'],
    'Hyundai i30': ['Sedan'],
    'Kia Carnival': ['GT-Line'],
    'Kia Seltos': ['Sport'],
    'Isuzu D-MAX': ['LS-U Crew Cab'],
    'Isuzu MU-X': ['LS-T'],
    'Subaru Crosstrek': ['2.0R'],
    'Subaru Forester': ['Hybrid AWD Touring'],
    'Subaru XV': ['2.0i-S'],
    'MG HS': ['Excite'],
    'Kestrel Marrin': ['Standard Range'],
    'Suzuki Swift': ['Hybrid Plus'],
    'GWM Haval Jolion': ['Lux'],
    'Jayco Journey': ['19.61-3 Outback'],
  }).flatMap(([row, badges]) => badges.map((badge) => [codeOf(`${row} ${badge}`), codeOf(row)] as const)),
);

const drives: Readonly<Record<string, string>> = {
  '4X4 Dual Range': '4x4',
  '4X4 On Demand': '4x4',
  '4X4 Constant': '4x4',
  'All Wheel Drive': 'awd',
  'Front Wheel Drive': 'fwd',
  'Rear Wheel Drive': 'rwd',
  '4X2': '4x2',
};

type Facts = Readonly<Record<string, string>>;

const setOf = (values: readonly (string | number)[]) =>
  [...new Set(values.map(String))].toSorted().join(', ');

function factsOf(entries: Readonly<Record<string, readonly (string | number)[] | undefined>>): Facts {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, values]) =>
      values && values.length > 0 ? [[name, setOf(values)]] : [],
    ),
  );
}

const rangeFact = (range: ChosenRange | undefined) =>
  range ? [`${range.min ?? ''} to ${range.max ?? ''}`] : undefined;

/** What was read, in the words of the golden queries. */
export function readFacts({ lists, ranges }: Pick<ReadWords, 'lists' | 'ranges'>): Facts {
  return factsOf({
    make: lists.make?.map(codeOf),
    makeModel: lists.makeModel?.map(codeOf).map((code) => mainRows.get(code) ?? code),
    body: lists.body,
    fuel: lists.fuel,
    transmission: lists.transmission,
    type: lists.carType,
    seats: lists.seats,
    drive: lists.drive?.map((drive) => drives[drive] ?? drive),
    colour: lists.colour?.map((paint) => paintFamily(paint) ?? paint),
    place: lists.city,
    state: lists.state,
    itemType: lists.itemType,
    price: rangeFact(ranges.price),
    km: rangeFact(ranges.km),
    year: rangeFact(ranges.year),
  });
}

const range = (ends: readonly (number | null)[] | undefined) =>
  rangeFact(ends && { min: ends[0] ?? null, max: ends[1] ?? null });

/** What is wanted, in the same words. */
export function wantedFacts(want: Wanted): Facts {
  return factsOf({
    ...want,
    make: want.make?.map(codeOf),
    makeModel: want.makeModel?.map(codeOf),
    drive: want.drive === undefined ? undefined : [want.drive],
    price: range(want.price),
    km: range(want.km),
    year: range(want.year),
  });
}

const isSame = (one: Facts, other: Facts) =>
  setOf(Object.entries(one).map(String)) === setOf(Object.entries(other).map(String));

export interface Judged {
  readonly isRight: boolean;
  /** Filters that no acceptable reading has: they hide cars that the buyer would want. */
  readonly wrong: readonly string[];
}

/** Judges a reading by its golden query. */
export function judged({ want, text, or = [] }: GoldenQuery, read: ReadWords): Judged {
  const facts = readFacts(read);
  const outcomes = [{ want, text }, ...or].map((outcome) => ({
    facts: wantedFacts(outcome.want),
    text: outcome.text,
  }));
  const left = read.query.toLowerCase().replaceAll('"', '');
  return {
    isRight: outcomes.some((outcome) => outcome.text === left && isSame(outcome.facts, facts)),
    wrong: Object.entries(facts)
      .filter(([name, value]) => outcomes.every((outcome) => outcome.facts[name] !== value))
      .map(([name, value]) => `${name}: ${value}`),
  };
}
