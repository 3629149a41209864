import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuery } from '../search-state.ts';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';
import { anyTyping } from './test/typed-words.ts';

const thisYear = 2026;
const read = (typed: string) => readWords(typed, vocabulary, thisYear);
const sorted = (lists: object) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, values]: [string, string[]]) => [name, values.toSorted()]),
  );

describe('reading the words of the search box', () => {
  it('chooses what is said, and says by which words', () => {
    expect(read('Hilux undr $40k 4x4 auto near Broome')).toEqual({
      lists: {
        makeModel: ['Toyota HiLux', 'TOYOTA HILUX'],
        drive: ['4X4 Dual Range', '4X4 On Demand', '4X4 Constant'],
        transmission: ['Automatic'],
      },
      ranges: { price: { min: null, max: 40_000 } },
      query: 'near Broome',
      parts: [
        { typed: 'Hilux', attribute: 'makeModel', isCorrected: false },
        { typed: 'undr $40k', attribute: 'price', isCorrected: true },
        { typed: '4x4', attribute: 'drive', isCorrected: false },
        { typed: 'auto', attribute: 'transmission', isCorrected: false },
      ],
    });
  });

  it('chooses a make with all ways in which feeds write it, unless a model of it is named', () => {
    expect(read('kia').lists).toEqual({ make: ['Kia', 'KIA'] });
    expect(read('kia sorento or mazda').lists).toEqual({
      makeModel: ['Kia Sorento', 'KIA SORENTO'],
      make: ['Mazda'],
    });
    expect(read('kia').parts).toEqual([{ typed: 'kia', attribute: 'make', isCorrected: false }]);
  });

  it('chooses a model also where a feed writes its badge or its body with it', () => {
    expect(read('ranger').lists.makeModel).toEqual([
      'Ford Ranger',
      'Ford Ranger Sport Double Cab',
      'Ford Ranger XLS Double Cab',
    ]);
  });

  it('says nothing of words that every car is', () => {
    expect(read('cars for sale')).toEqual({ lists: {}, ranges: {}, query: '', parts: [] });
  });

  it.each([
    ['rav4 cruiser', '"cruiser"'],
    ['rav4 cruiser rav4 cruiser', '"cruiser cruiser"'],
    ['people red mover', '"people mover"'],
    ['toyota ranger', '"ranger"'],
    ['"red" hilux', '"red"'],
  ])('puts into quotation marks what must stay words: %s', (typed, query) => {
    expect(read(typed).query).toBe(query);
    expect(read(query)).toEqual({ lists: {}, ranges: {}, query, parts: [] });
  });

  it('marks all of a long rest at once', () => {
    const typed = `nissan z ${'jayco not outback '.repeat(5)}`;
    const { query } = read(typed);
    expect(query.length).toBeLessThanOrEqual(100);
    expect(read(query).parts).toEqual([]);
  });

  it('understands nothing more in what it left, keeps it, and leaves it as a search takes it', () => {
    fc.assert(
      fc.property(anyTyping, (typed) => {
        const { query } = read(typed);
        expect(read(query)).toEqual({ lists: {}, ranges: {}, query, parts: [] });
        expect(normalQuery(query)).toBe(query);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads only values of the stock, and as many seats as were said', () => {
    const names = vocabulary.makes.flatMap(({ make, models }) => [
      make,
      ...models.map((model) => `${make} ${model}`),
    ]);
    const known = new Set([...names, ...Object.values(vocabulary.values).flat()]);
    fc.assert(
      fc.property(anyTyping, (typed) => {
        expect(
          Object.entries(read(typed).lists)
            .flatMap(([name, values]) => (name === 'seats' ? [] : values))
            .filter((value) => !known.has(value)),
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads words that have nothing to do with each other in any order', () => {
    const said = [
      'hilux',
      'red',
      'under $40k',
      '4x4',
      'auto',
      '2019',
      '7 seater',
      'diesel',
      'ute',
      'sr5',
      'penrith',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(said), fc.shuffledSubarray(said), (some, others) => {
        const order = others.filter((one) => some.includes(one));
        const all = [...order, ...some.filter((one) => !order.includes(one))];
        const [one, other] = [read(some.join(' ')), read(all.join(' '))];
        expect(sorted(one.lists)).toEqual(sorted(other.lists));
        expect(one.ranges).toEqual(other.ranges);
        expect(one.query).toBe(some.includes('sr5') ? 'sr5' : '');
      }),
      { numRuns: 500 },
    );
  });

  it.each(['constructor seats', 'constructor', '__proto__ 7 seats of constructor'])(
    'reads %s as words',
    (typed) => {
      expect(read(typed).query).toContain('constructor');
    },
  );

  it('reads nothing but numbers where nothing is in stock', () => {
    const empty = { makes: [], values: {} };
    expect(readWords('hilux red ute 4x4 in penrith', empty, thisYear).lists).toEqual({});
    expect(readWords('7 seater', empty, thisYear).lists).toEqual({ seats: ['7'] });
    expect(readWords('under 40k', empty, thisYear).ranges).toEqual({ price: { min: null, max: 40_000 } });
  });

  it('takes no longer for words that were made to take long', () => {
    const started = performance.now();
    for (const word of ['toyoat ', '12 000 ', '"', 'not a ', 'a ', '$$$', 'under under ', 'hiluxsr5'])
      read(word.repeat(100));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
