import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../core/folded-text.ts';
import { beginWords, searchedText, typedCode, typedUnits, typedWords, wordsOf } from './searched-words.ts';

const mazda = buildCar({
  name: '2021 Mazda BT-50 XTR',
  year: 2021,
  make: 'Mazda',
  model: 'BT-50',
  badge: 'XTR 3.0L',
  series: 'TF',
  colour: 'Rouge Métallisé',
  simpleBody: 'Ute',
  simpleFuel: 'Diesel',
  simpleTransmission: 'Automatic',
  drive: '4x4',
  stockNumber: 'U-10 042',
  regoPlate: '123 ABC',
  vin: 'MP0TFR40J0T012345',
});

describe('the words of the search box', () => {
  it('SRCH-6.1 are looked up in what a buyer would call the car', () => {
    expect(searchedText(mazda)).toBe(
      '2021 Mazda BT-50 XTR Mazda BT-50 XTR 3.0L TF Rouge Métallisé Ute Diesel Automatic 4x4 2021',
    );
    expect(searchedText(buildCar({ name: null, year: null, make: 'null', model: 'Rio', badge: '' }))).toBe(
      'Rio Glacier White Hatch Petrol Automatic',
    );
  });

  it.each([
    ['', []],
    [' - . ', []],
    ['Ute, diesel!', ['ute', 'diesel']],
    ['Métal 3.0L bt-50', ['metal', '3.0l', 'bt', '50']],
  ])('SRCH-6.1 are of %j: %j', (query, words) => {
    expect(typedWords(query)).toEqual(words);
  });

  it.each([
    ['bt', null],
    ['MP0', null],
    ['U-10 042', 'u10042'],
    ['123 abc', '123abc'],
  ])('SRCH-6.1 are the number of a car where %j is long enough: %s', (query, code) => {
    expect(typedCode(query)).toBe(code);
  });

  it('SRCH-6.1 begin the words of a text, whole and in parts', () => {
    const words = wordsOf('Mazda BT-50');
    for (const typed of ['maz', 'bt', '50', 'bt50', 'bt-50']) expect(beginWords([typed], words)).toBe(true);
    for (const typed of ['azda', 'bt51', '50bt']) expect(beginWords([typed], words)).toBe(false);
    expect(beginWords(['maz', 'bt51'], words)).toBe(false);
    expect(beginWords([], words)).toBe(true);
  });

  it('SRCH-6.1 compare numbers without their punctuation', () => {
    expect(codeOf('U-10 042')).toBe('u10042');
  });
});

it('SRCH-6.1 words in quotation marks belong together', () => {
  expect(typedUnits('sr5 “Tow Bar” 20" "heated')).toEqual([
    { words: ['sr5'], isQuoted: false },
    { words: ['tow', 'bar'], isQuoted: true },
    { words: ['20'], isQuoted: false },
    { words: ['heated'], isQuoted: true },
  ]);
  expect(typedUnits('"" - "?"')).toEqual([]);
});
