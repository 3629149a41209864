import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './australian-phone.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

describe('FORM-7 an Australian phone', () => {
  it.each([
    ['0412 345 678', 'mobile', '+61412345678', '0412 345 678'],
    ['0412345678', 'mobile', '+61412345678', '0412 345 678'],
    ['  0412-345-678 ', 'mobile', '+61412345678', '0412 345 678'],
    ['0412\u00a0345\u2013678', 'mobile', '+61412345678', '0412 345 678'],
    ['0412.345/678', 'mobile', '+61412345678', '0412 345 678'],
    ['+61 412 345 678', 'mobile', '+61412345678', '0412 345 678'],
    ['+61 (0) 412 345 678', 'mobile', '+61412345678', '0412 345 678'],
    ['61412345678', 'mobile', '+61412345678', '0412 345 678'],
    ['610412345678', 'mobile', '+61412345678', '0412 345 678'],
    ['0061 412 345 678', 'mobile', '+61412345678', '0412 345 678'],
    ['0011 61 412 345 678', 'mobile', '+61412345678', '0412 345 678'],
    ['(07) 3123 4567', 'landline', '+61731234567', '(07) 3123 4567'],
    ['02 9123 4567', 'landline', '+61291234567', '(02) 9123 4567'],
    ['03 2999 9999', 'landline', '+61329999999', '(03) 2999 9999'],
    ['+61 8 8123 4567', 'landline', '+61881234567', '(08) 8123 4567'],
    ['61 3 6123 4567', 'landline', '+61361234567', '(03) 6123 4567'],
    ['13 12 34', 'shared', '+61131234', '13 12 34'],
    ['139999', 'shared', '+61139999', '13 99 99'],
    ['1300 123 456', 'shared', '+611300123456', '1300 123 456'],
    ['1800 123 456', 'shared', '+611800123456', '1800 123 456'],
    ['+61 1300 123 456', 'shared', '+611300123456', '1300 123 456'],
    ['611800123456', 'shared', '+611800123456', '1800 123 456'],
    ['+61 13 12 34', 'shared', '+61131234', '13 12 34'],
  ])('reads %j as a %s', (text, kind, e164, display) => {
    expect(parsePhone(text)).toEqual({ kind, e164, display });
  });

  it.each([
    ['nothing', ''],
    ['words', 'call me'],
    ['a word in digits', '1300 CAR YARD'],
    ['a mobile with a digit too few', '0412 345 67'],
    ['a mobile with a digit too many', '0412 345 6789'],
    ['a mobile without its zero', '412 345 678'],
    ['a landline that begins with 1', '07 1123 4567'],
    ['a landline that begins with 0', '07 0123 4567'],
    ['an area that does not exist', '06 3123 4567'],
    ['an area that is not a mobile', '05 3123 4567'],
    ['an area code of 1', '01 3123 4567'],
    ['a landline without its area', '3123 4567'],
    ['130 with six digits', '130 123'],
    ['1300 with a digit too few', '1300 123 45'],
    ['1300 with a digit too many', '1300 123 4567'],
    ['1300 behind a zero', '01300 123 456'],
    ['+61 with a zero before 1300', '+61 0 1300 123 456'],
    ['61 with a zero before 1300', '61 0 1300 123 456'],
    ['13 with a digit too many', '13 12 345'],
    ['13 behind 61 without a plus', '61 13 12 34'],
    ['a premium number', '1900 123 456'],
    ['an emergency', '000'],
    ['another country', '+64 21 123 4567'],
    ['another country behind zeros', '0044 20 7946 0958'],
    ['two plus signs', '++61412345678'],
    ['a plus inside', '04+12345678'],
    ['an extension', '07 3123 4567 ext 2'],
    ['digits of another script', '٠٤١٢٣٤٥٦٧٨'],
    ['+61 alone', '+61'],
    ['+61 and one digit', '+61 4'],
    ['+61 and a landline that begins with 1', '+61 7 1123 4567'],
    ['two zeros after +61', '+61 00 412 345 678'],
  ])('refuses %s', (_, text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('looks at no more than forty characters', () => {
    expect(parsePhone(`0412345678${' '.repeat(30)}`)?.kind).toBe('mobile');
    expect(parsePhone(`0412345678${' '.repeat(31)}`)).toBeNull();
  });

  const possible = fc.oneof(
    digits(8).map((rest) => `04${rest}`),
    fc
      .tuple(fc.constantFrom('2', '3', '7', '8'), fc.integer({ min: 2, max: 9 }), digits(7))
      .map(([area, first, rest]) => `0${area}${first}${rest}`),
    fc.tuple(fc.integer({ min: 1, max: 9 }), digits(3)).map(([first, rest]) => `13${first}${rest}`),
    fc.tuple(fc.constantFrom('1300', '1800'), digits(6)).map((parts) => parts.join('')),
  );

  it('reads what it displays, and what it keeps, as the same phone', () => {
    fc.assert(
      fc.property(possible, (number) => {
        const phone = parsePhone(number);
        expect(phone).not.toBeNull();
        expect(parsePhone(phone?.display ?? '')).toEqual(phone);
        expect(parsePhone(phone?.e164 ?? '')).toEqual(phone);
      }),
      { seed: 61, numRuns: 500 },
    );
  });

  it('reads a phone through whatever stands between its digits', () => {
    const between = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\u2011');
    fc.assert(
      fc.property(possible, fc.array(between, { minLength: 12, maxLength: 12 }), (number, gaps) => {
        const written = number
          .split('')
          .map((digit, index) => digit + gaps[index])
          .join('');
        expect(parsePhone(written)).toEqual(parsePhone(number));
      }),
      { seed: 61, numRuns: 500 },
    );
  });

  it('makes nothing but E.164 of whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), (text) => {
        const phone = parsePhone(text);
        expect(phone === null || /^\+61(?:\d{6}|\d{9,10})$/.test(phone.e164)).toBe(true);
      }),
      { seed: 61, numRuns: 1000 },
    );
  });
});
