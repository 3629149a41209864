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
    '9 seater',
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
});
