import { describe, expect, it } from 'vitest';
import vocabulary from './golden-vocabulary.json' with { type: 'json' };
import { readWords } from './read-words.ts';

const read = (typed: string) => readWords(typed, vocabulary, 2026);
const said = (typed: string) => read(typed).parts.map((part) => `${part.typed} = ${part.attribute}`);

describe('words taken for something', () => {
  it.each<[string, string[]]>([
    ['in penrith or near cairns', ['in penrith = city', 'near cairns = city']],
    ['close to toowoomba', ['close to toowoomba = city']],
    ['3008 under 30k', ['3008 = makeModel', 'under 30k = price']],
    ['7+ seats', ['7+ seats = seats']],
    ['no more than 20k', ['no more than 20k = price']],
    ['white alfa', ['white = colour', 'alfa = make']],
    ['40000', ['40000 = price']],
    ['118487', []],
    ['4500', []],
    ['manual 86', ['manual = transmission', '86 = makeModel']],
    ['308 auto', ['308 = makeModel', 'auto = transmission']],
    ['86 manual book', []],
    ['pajero sport pajero', ['pajero sport = makeModel', 'pajero = makeModel']],
  ])('%s', (typed, parts) => {
    expect(said(typed)).toEqual(parts);
  });

  it.each([
    'not a discovery',
    'anything but white',
    'not',
    'near broome',
    'near hilux park',
    'near richmond hill',
    'close to me',
    'close to',
    'under 50',
    '86',
    'near new',
    'in north richmond',
  ])('%s stays words', (typed) => {
    expect(read(typed).query).toContain(typed.split(' ').at(-1));
  });

  it('takes a negation with all that it denies', () => {
    expect(read('not a land rover')).toMatchObject({ query: 'not a land rover', parts: [] });
  });

  const few = { ...vocabulary, values: { ...vocabulary.values, seats: ['2', '4', '5'] } };
  it.each<[string, string[], string]>([
    ['7 seats', ['7'], ''],
    ['7 seater', ['7'], ''],
    ['seven seater', ['7'], ''],
    ['seats 7', ['7'], ''],
    ['7 or 8 seater', ['7', '8'], ''],
    ['7+ seats', ['7'], ''],
    ['more than 7 seats', ['8'], ''],
    ['at least 4 seats', ['4', '5'], ''],
    ['7 seater sunroof', ['7'], '"sunroof"'],
    ['"7 seats"', [], '"7 seats"'],
  ])('SRCH-19 reads seats that no car has as seats, and never as text: %s', (typed, seats, query) => {
    const lists = seats.length > 0 ? { seats } : {};
    expect(readWords(typed, few, 2026)).toMatchObject({ lists, query });
  });
});
