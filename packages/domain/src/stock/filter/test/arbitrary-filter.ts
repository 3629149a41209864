import * as fc from 'fast-check';

/** A car as a flat record: what a naive reader of filters looks at. Undefined is missing. */
export type FlatCar = Readonly<Record<string, string | number | boolean | undefined>>;

/** An expression in one of its many writings, and what it says about a flat car. */
export interface NaiveFilter {
  readonly text: string;
  readonly holds: (car: FlatCar) => boolean;
}

const words = [
  'Mazda',
  'mazda',
  'KIA',
  'Citroën',
  'CITROËN',
  'Citroen',
  'Soul Red',
  'IS',
  'and',
  '3',
  `D'Max`,
  '6" Lift',
  'a\\b',
  'İç',
  'ΣΑΣ',
];
const numbers = ['0', '1', '3', '5', '2020', '2021', '29999', '30000'];

/** Values that cars and filters share, so that they often meet. */
export const sharedWords = words;

const named: Readonly<Record<string, readonly string[]>> = {
  make: words,
  'manufacturer.name': words,
  model: words,
  badge: words,
  paint: words,
  tag: words,
  stocknum: words,
  car_type: ['new', 'used', 'demo', 'Used'],
  item_type: ['car', 'caravan', 'motorcycle'],
  price: numbers,
  km: numbers,
  year: numbers,
  seats: numbers,
  photos_count: numbers,
  reserved: ['true', 'false', 'TRUE'],
  certified: ['true', 'false'],
};
const numeric = new Set(['price', 'km', 'year', 'seats', 'photos_count']);

const same = (own: string | number | boolean | undefined, value: string) =>
  own !== undefined && naiveKey(String(own)) === naiveKey(value);
/** Letter by letter, by a table of those in use. */
function naiveKey(text: string): string {
  const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZËİÇΣΑ';
  const small = 'abcdefghijklmnopqrstuvwxyzëiçσα';
  return text.trim().replaceAll(/./gu, (letter) => small[capitals.indexOf(letter)] ?? letter);
}

/** A keyword in any case. */
const keyword = (word: string) =>
  fc.constantFrom(word, word.toUpperCase(), `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
const blank = fc.constantFrom(' ', '  ', '\n', '\t ');

function written(value: string) {
  const doubled = `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const single = `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const isBare = /^[\p{L}0-9]+$/u.test(value) && !/^(?:and|or|not|in|is)$/i.test(value);
  return fc.constantFrom(doubled, single, ...(isBare ? [value, value] : []));
}

const operand = fc
  .constantFrom(...Object.keys(named))
  .chain((name) => fc.record({ name: fc.constant(name), value: fc.constantFrom(...(named[name] ?? [])) }))
  .chain(({ name, value }) =>
    fc.record({ name: fc.constant(name), value: fc.constant(value), spelt: written(value) }),
  );

const equal: fc.Arbitrary<NaiveFilter> = fc
  .tuple(operand, fc.constantFrom('=', ':', ' = ', ' : ', '!=', ' != '))
  .map(([{ name, value, spelt }, sign]) => ({
    text: `${name}${sign}${spelt}`,
    holds: (car) => same(car[name], value) !== sign.includes('!'),
  }));

const ordered: fc.Arbitrary<NaiveFilter> = fc
  .tuple(
    fc.constantFrom(...numeric),
    fc.constantFrom('<', '<=', '>', '>='),
    fc.constantFrom(...numbers),
    blank,
  )
  .map(([name, sign, value, gap]) => ({
    text: `${name}${gap}${sign}${gap}${value}`,
    holds: (car) => {
      const own = car[name];
      if (own === undefined) return false;
      const difference = Number(own) - Number(value);
      if (difference === 0) return sign === '<=' || sign === '>=';
      return difference < 0 ? sign.startsWith('<') : sign.startsWith('>');
    },
  }));

const listed: fc.Arbitrary<NaiveFilter> = fc
  .constantFrom(...Object.keys(named))
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      values: fc.array(
        fc
          .constantFrom(...(named[name] ?? []))
          .chain((value) => fc.tuple(fc.constant(value), written(value))),
        { minLength: 1, maxLength: 4 },
      ),
      not: fc.option(keyword('not')),
      isIn: keyword('in'),
      gap: blank,
    }),
  )
  .map(({ name, values, not, isIn, gap }) => ({
    text: `${name}${gap}${not ? `${not} ` : ''}${isIn}(${values.map(([, spelt]) => spelt).join(`,${gap}`)})`,
    holds: (car) => values.filter(([value]) => same(car[name], value)).length > 0 === (not === null),
  }));

const asked: fc.Arbitrary<NaiveFilter> = fc
  .tuple(
    fc.constantFrom(...Object.keys(named)),
    keyword('is'),
    fc.constantFrom('missing', 'present', 'MISSING'),
  )
  .map(([name, is, word]) => ({
    text: `${name} ${is} ${word}`,
    holds: (car) => (car[name] === undefined) === (word.toLowerCase() === 'missing'),
  }));

const condition = fc.oneof(equal, ordered, listed, asked);

/** Every part in brackets: what binds first is not the naive reader's business. */
const compound = (of: fc.Arbitrary<NaiveFilter>): fc.Arbitrary<NaiveFilter> =>
  fc.oneof(
    fc.tuple(keyword('not'), of).map(([not, part]) => ({
      text: `${not} (${part.text})`,
      holds: (car: FlatCar) => !part.holds(car),
    })),
    fc.tuple(keyword('and'), fc.array(of, { minLength: 2, maxLength: 3 })).map(([and, parts]) => ({
      text: parts.map(({ text }) => `(${text})`).join(` ${and} `),
      holds: (car: FlatCar) => !parts.some(({ holds }) => !holds(car)),
    })),
    fc.tuple(keyword('or'), fc.array(of, { minLength: 2, maxLength: 3 })).map(([or, parts]) => ({
      text: parts.map(({ text }) => `(${text})`).join(` ${or} `),
      holds: (car: FlatCar) => parts.some(({ holds }) => holds(car)),
    })),
  );

/** Filters of up to three levels, in all writings of the language. */
export const arbitraryFilter: fc.Arbitrary<NaiveFilter> = fc.oneof(
  { weight: 2, arbitrary: condition },
  { weight: 3, arbitrary: compound(condition) },
  { weight: 4, arbitrary: compound(fc.oneof(condition, compound(condition))) },
  {
    weight: 1,
    // The list of the old notation.
    arbitrary: fc.array(condition, { minLength: 2, maxLength: 4 }).map((parts) => ({
      text: parts.map(({ text }) => text).join(','),
      holds: (car: FlatCar) => parts.every(({ holds }) => holds(car)),
    })),
  },
);
