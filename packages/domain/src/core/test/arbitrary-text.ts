import * as fc from 'fast-check';

const awkward = '[]%+&=?#:,.;\'"<>\\/ \t\n\0éß日🚗'.split('');

/** Text of any characters, halves of characters among them, and often of those that addresses treat specially. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      fc.nat({ max: 0xff_ff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(...awkward),
      fc.constantFrom(...'abcXYZ019-'.split('')),
    ),
    maxLength,
  });
