import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from './email.ts';

const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.au`;

describe('FORM-7 an email address', () => {
  it.each([
    ['alex@example.com', 'alex@example.com'],
    ['Alex.Nguyen+cars@Example.COM.au', 'Alex.Nguyen+cars@example.com.au'],
    ["o'brien_2@my-yard.com.au", "o'brien_2@my-yard.com.au"],
    ['a@b.co', 'a@b.co'],
    ['alex@xn--mller-kva.de', 'alex@xn--mller-kva.de'],
    ['alex@example.xn--p1ai', 'alex@example.xn--p1ai'],
    ['1@2.museum', '1@2.museum'],
    [longest, longest],
  ])('reads %s', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    ['nothing', ''],
    ['no @', 'alex.example.com'],
    ['nobody', '@example.com'],
    ['two @', 'alex@home@example.com'],
    ['no dot in the domain', 'alex@localhost'],
    ['a dot at the end', 'alex@example.com.'],
    ['a dot at the start of the domain', 'alex@.example.com'],
    ['two dots in the domain', 'alex@example..com'],
    ['a dot at the start', '.alex@example.com'],
    ['a dot before the @', 'alex.@example.com'],
    ['two dots', 'alex..nguyen@example.com'],
    ['a number as top level', 'alex@192.168.1.1'],
    ['a top level of one letter', 'alex@example.c'],
    ['a label that begins with a dash', 'alex@-example.com'],
    ['a label that ends with a dash', 'alex@example-.com'],
    ['an underscore in the domain', 'alex@my_yard.com'],
    ['a space', 'alex nguyen@example.com'],
    ['a space at the end', 'alex@example.com '],
    ['a comma', 'alex@example.com,bob@example.com'],
    ['a semicolon', 'alex@example.com;bob@example.com'],
    ['a name around it', 'Alex <alex@example.com>'],
    ['quotes', '"alex"@example.com'],
    ['a header', 'alex@example.com\r\nBcc: all@example.com'],
    ['a line break before the @', 'alex\n@example.com'],
    ['a NUL', 'alex\0@example.com'],
    ['letters no mail server takes', 'álex@example.com'],
    ['a domain of letters no mail server takes', 'alex@exämple.com'],
    ['a local part of 65', `${'a'.repeat(65)}@example.com`],
    ['a label of 64', `alex@${'b'.repeat(64)}.com`],
    ['255 characters', longest.replace('.au', 'd.au')],
  ])('refuses %s', (_, text) => {
    expect(parseEmail(text)).toBeNull();
  });

  it('is safe in the header of a mail, whatever was typed', () => {
    const word = fc.constantFrom(
      'alex',
      'a.b',
      'yard-2',
      '+',
      '-',
      '.',
      '\r\n',
      ' ',
      ',',
      '<',
      '"',
      '\0',
      'é',
      '@',
    );
    const words = fc.array(word, { minLength: 1, maxLength: 2 }).map((parts) => parts.join(''));
    const ending = fc.constantFrom('.com', '.com.au', '', '.1', '\n.com');
    const typed = fc.oneof(
      fc.string(),
      fc.tuple(words, words, ending).map(([local, domain, end]) => `${local}@${domain}${end}`),
    );
    let read = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const email = parseEmail(text);
        if (email === null) return true;
        read += 1;
        return /^[\x21-\x7e]+$/.test(email) && !/[,;<>"()[\]\\]/.test(email) && parseEmail(email) === email;
      }),
      { seed: 61, numRuns: 3000 },
    );
    expect(read).toBeGreaterThan(20);
  });
});
