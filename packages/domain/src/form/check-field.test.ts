import { describe, expect, it } from 'vitest';
import { checkField } from './check-field.ts';
import { choicesOf, field } from './field.ts';
import type { FieldKind } from './field-description.ts';
import { defaultSettings } from './test/default-settings.ts';

const { messages: words } = defaultSettings;
const { postcodeInvalid, textInvalid, choiceInvalid, dateInvalid, numberInvalid } = words;
const ask = (kind: FieldKind, more: Partial<Parameters<typeof field>[1]> = {}) =>
  field(words, { kind, name: 'x', label: 'X', ...more });
const colours = { options: choicesOf(['Red', 'Blue']) };

describe('a field', () => {
  it.each([
    'text',
    'paragraph',
    'hidden',
    'email',
    'phone',
    'mobile',
    'postcode',
    'integer',
    'date',
    'dateTime',
  ] as const)('of kind %s may be left empty unless it is required', (kind) => {
    for (const empty of [undefined, null, '', '   ', ' \n ']) {
      expect(checkField(ask(kind), empty)).toBeNull();
      expect(checkField(ask(kind, { required: true }), empty)).toBe(ask(kind).messages.required);
    }
  });

  it.each(['text', 'paragraph', 'email', 'choice', 'date'] as const)(
    'of kind %s takes a text and nothing else',
    (kind) => {
      for (const other of [1, true, {}, [], ['a'], Symbol('a')]) {
        expect(checkField(ask(kind, colours), other)).toBe(ask(kind).messages.invalid);
      }
    },
  );

  it('is as long as it may be and no longer, without the space around it', () => {
    const name = ask('text', { maxLength: 5 });
    expect(checkField(name, '  abcde ')).toBeNull();
    expect(checkField(name, 'abcdef')).toBe('Please use at most 5 characters.');
  });

  it('counts a line break of a paragraph once, however the browser sends it', () => {
    const message = ask('paragraph', { maxLength: 3 });
    expect(checkField(message, 'a\r\nb')).toBeNull();
    expect(checkField(message, 'a\rb')).toBeNull();
    expect(checkField(message, 'a\r\n\r\nb')).toBe('Please use at most 3 characters.');
  });

  it.each([
    ['text', 'Alex\nBcc: all@example.com', textInvalid],
    ['text', 'Alex\u0000', textInvalid],
    ['hidden', 'a\tb', textInvalid],
    ['text', 'Søren O’Brien 王', null],
    ['paragraph', 'one\n\ttwo', null],
    ['paragraph', 'one\u0007', textInvalid],
  ] as const)('of kind %s reads %j: %s', (kind, text, message) => {
    expect(checkField(ask(kind), text)).toBe(message);
  });

  it.each([
    ['4000', null],
    ['0800', null],
    [' 4000 ', null],
    ['400', postcodeInvalid],
    ['40000', postcodeInvalid],
    ['4,000', postcodeInvalid],
    ['4OOO', postcodeInvalid],
    ['-400', postcodeInvalid],
    ['٤٠٠٠', postcodeInvalid],
  ])('FORM-6.1 reads the postcode %j: %s', (text, message) => {
    expect(checkField(ask('postcode', { required: true }), text)).toBe(message);
    expect(postcodeInvalid).toBe('Invalid postcode. Please enter a 4-digit number.');
  });

  it('FORM-6.2 has other words for a postcode that exists nowhere', () => {
    expect(words.postcodeUnknown).toBe('Invalid postcode');
  });

  it('FORM-6.1 lets no more than four characters into a postcode', () => {
    expect(ask('postcode')).toMatchObject({
      maxLength: 4,
      inputMode: 'numeric',
      autocomplete: 'postal-code',
    });
  });

  it.each([
    ['email', 'alex@example.com', null],
    ['email', 'alex@example', words.emailInvalid],
    ['phone', '(07) 3123 4567', null],
    ['phone', '3123 4567', words.phoneInvalid],
    ['mobile', '0412 345 678', null],
    ['mobile', '(07) 3123 4567', words.mobileInvalid],
    ['mobile', 'none', words.mobileInvalid],
  ] as const)('FORM-7 of kind %s reads %j: %s', (kind, text, message) => {
    expect(checkField(ask(kind), text)).toBe(message);
  });

  it.each([
    ['0', null],
    ['45000', null],
    ['45,000', null],
    ['45 000', null],
    ['100', null],
    ['999999999', null],
    ['1000000000', numberInvalid],
    ['45.5', numberInvalid],
    ['-1', numberInvalid],
    ['1e3', numberInvalid],
    [',5', numberInvalid],
    ['many', numberInvalid],
  ])('reads the whole number %j: %s', (text, message) => {
    expect(checkField(ask('integer'), text)).toBe(message);
  });

  it('keeps a number within its limits, both included', () => {
    const year = ask('integer', { min: 1880, max: 2200 });
    const read = ['1879', '1880', '2200', '2201'].map((text) => checkField(year, text));
    expect(read).toEqual([numberInvalid, null, null, numberInvalid]);
  });

  it('keeps a day within its limits, both included', () => {
    const day = { earliest: '2026-03-02', latest: '2026-03-31' };
    for (const [text, message] of [
      ['2026-03-01', dateInvalid],
      ['2026-03-02', null],
      ['2026-03-31', null],
      ['2026-04-01', dateInvalid],
      ['2026-02-30', dateInvalid],
      ['02/03/2026', dateInvalid],
    ] as const) {
      expect(checkField(ask('date', day), text)).toBe(message);
      expect(checkField(ask('dateTime', day), `${text}T09:30`.slice(0, 16))).toBe(message);
    }
    expect(checkField(ask('dateTime', day), '2026-03-31')).toBe(dateInvalid);
    expect(checkField(ask('dateTime', day), '2026-03-31T24:00')).toBe(dateInvalid);
    expect(checkField(ask('date'), '9999-12-31')).toBeNull();
  });

  it('matches its whole pattern', () => {
    const code = ask('text', { pattern: '[0-9]{2}|x', messages: { invalid: 'No.' } });
    expect(['12', 'x', '123', 'xx', 'a12'].map((text) => checkField(code, text))).toEqual([
      null,
      null,
      'No.',
      'No.',
      'No.',
    ]);
  });

  it('offers a choice and takes nothing else', () => {
    const colour = ask('choice', colours);
    expect(['Red', '', 'red', 'Red ', 'Green'].map((value) => checkField(colour, value))).toEqual([
      null,
      null,
      choiceInvalid,
      choiceInvalid,
      choiceInvalid,
    ]);
    expect(checkField(ask('choice', { ...colours, required: true }), '')).toBe('Choose a X');
    expect(checkField(ask('choice'), 'Red')).toBe(choiceInvalid);
  });

  it('offers several choices, one as a text or some as a list', () => {
    const some = ask('choices', colours);
    for (const fine of [undefined, null, '', [], 'Red', ['Red'], ['Red', 'Blue'], ['Red', 'Red']]) {
      expect(checkField(some, fine)).toBeNull();
    }
    for (const wrong of ['Green', ['Red', 'Green'], ['Red', 'Red', 'Red'], [['Red']], {}, 1, true]) {
      expect(checkField(some, wrong)).toBe(choiceInvalid);
    }
    const needed = ask('choices', { ...colours, required: true });
    expect([undefined, [], 'Red'].map((value) => checkField(needed, value))).toEqual([
      'Choose at least one',
      'Choose at least one',
      null,
    ]);
    expect(checkField(ask('choices'), 'Red')).toBe(choiceInvalid);
  });

  it('is ticked or not, in the words of a form or of JSON', () => {
    const messages = { required: 'Tick it.', invalid: 'What?' };
    const box = ask('tick', { messages });
    const needed = ask('tick', { messages, required: true });
    for (const ticked of [true, 'true', 'on'])
      expect([checkField(box, ticked), checkField(needed, ticked)]).toEqual([null, null]);
    for (const not of [false, 'false', '', null, undefined]) {
      expect([checkField(box, not), checkField(needed, not)]).toEqual([null, 'Tick it.']);
    }
    for (const wrong of ['yes', 1, {}, [], 'ON']) expect(checkField(box, wrong)).toBe('What?');
  });

  it('begins with what it would take, and with nothing else', () => {
    expect(ask('choice', { ...colours, initial: 'Blue' }).initial).toBe('Blue');
    expect(ask('choice', { ...colours, initial: 'Green' })).not.toHaveProperty('initial');
    expect(ask('integer', { initial: '25000' }).initial).toBe('25000');
    expect(ask('integer', { initial: '<script>' })).not.toHaveProperty('initial');
    expect(ask('text', { initial: null })).not.toHaveProperty('initial');
    expect(ask('text', { initial: '', required: true })).not.toHaveProperty('initial');
  });

  it('knows how a browser fills it in', () => {
    expect(ask('email')).toMatchObject({ autocomplete: 'email', inputMode: 'email', maxLength: 254 });
    expect(ask('phone')).toMatchObject({ autocomplete: 'tel', inputMode: 'tel', maxLength: 40 });
    expect(ask('integer')).toMatchObject({ inputMode: 'numeric' });
    expect(ask('text', { autocomplete: 'name' })).toMatchObject({ autocomplete: 'name', required: false });
  });

  it.each([
    ['text', 200],
    ['paragraph', 5000],
    ['hidden', 500],
    ['email', 254],
    ['phone', 40],
    ['mobile', 40],
    ['postcode', 4],
    ['integer', 12],
    ['date', 10],
    ['dateTime', 16],
    ['choice', 200],
    ['choices', 200],
    ['tick', 5],
  ] as const)('of kind %s is by itself at most %i long', (kind, maxLength) => {
    expect(ask(kind).maxLength).toBe(maxLength);
  });
});
