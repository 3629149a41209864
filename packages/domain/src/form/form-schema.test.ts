import { describe, expect, it } from 'vitest';
import { fail, ok } from '../core/result.ts';
import { choicesOf, field } from './field.ts';
import { form } from './form.ts';
import { readForm } from './read-form.ts';
import { defaultSettings } from './test/default-settings.ts';

const { messages: words } = defaultSettings;
const options = choicesOf(['Red', 'Blue']);

const asked = (required: boolean) =>
  form('asked', words, {
    name: field(words, { kind: 'text', name: 'name', label: 'Name', required }),
    postcode: field(words, { kind: 'postcode', name: 'postcode', label: 'Postcode', required }),
    colour: field(words, { kind: 'choice', name: 'colour', label: 'Colour', options, required }),
    extras: field(words, { kind: 'choices', name: 'extras', label: 'Extras', options, required }),
    terms: field(words, { kind: 'tick', name: 'terms', label: 'Terms', required }),
  });

const complete = { name: 'Alex', postcode: '4000', colour: 'Red', extras: ['Blue'], terms: 'true' };
const problemsOf = (sent: object, required = true) => {
  const read = readForm(asked(required), { ...complete, ...sent });
  return read.ok ? [] : read.error.map(({ field: name, message }) => [name, message]);
};

describe('the server reads a form', () => {
  it.each([undefined, null, '', '   '])('and says that nothing was filled in: %j', (blank) => {
    expect(problemsOf({ name: blank, postcode: blank })).toEqual([
      ['name', 'Enter your name'],
      ['postcode', 'Enter your postcode'],
    ]);
    expect(problemsOf({ name: blank, postcode: blank }, false)).toEqual([]);
  });

  it.each([undefined, null, ''])('and says that nothing was chosen: %j', (blank) => {
    expect(problemsOf({ colour: blank })).toEqual([['colour', 'Choose a colour']]);
    expect(problemsOf({ colour: blank }, false)).toEqual([]);
  });

  it.each([
    ['name', 17, words.textInvalid],
    ['name', ['Alex'], words.textInvalid],
    ['postcode', '400', words.postcodeInvalid],
    ['postcode', 'a400', words.postcodeInvalid],
    ['postcode', '400a', words.postcodeInvalid],
    ['colour', 'Green', words.choiceInvalid],
    ['colour', 17, words.choiceInvalid],
    ['extras', ['Green'], words.choiceInvalid],
    ['extras', ['Red', 'Blue', 'Red'], words.choiceInvalid],
    ['extras', 17, words.choiceInvalid],
    ['terms', 'yes', words.choiceInvalid],
    ['terms', 17, words.choiceInvalid],
  ])('and refuses as %s %j', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([[name, message]]);
    expect(problemsOf({ [name]: value }, false)).toEqual([[name, message]]);
  });

  it.each([
    ['on', true],
    ['true', true],
    [true, true],
    ['false', false],
    ['', false],
    [false, false],
    [null, false],
    [undefined, false],
  ])('and takes a tick sent as %j for %s', (sent, isTicked) => {
    expect(readForm(asked(false), { ...complete, terms: sent })).toMatchObject({
      ok: true,
      value: { terms: isTicked },
    });
    expect(problemsOf({ terms: sent })).toEqual(isTicked ? [] : [['terms', 'Tick this to go on']]);
  });

  it('and needs one of several where one is required', () => {
    expect(problemsOf({ extras: [] })).toEqual([['extras', 'Choose at least one']]);
    expect(readForm(asked(false), { ...complete, extras: [] })).toMatchObject({ value: { extras: [] } });
  });

  it('that offers nothing and takes nothing', () => {
    const empty = form('empty', words, {
      colour: field(words, { kind: 'choice', name: 'colour', label: 'Colour' }),
      extras: field(words, { kind: 'choices', name: 'extras', label: 'Extras' }),
    });
    expect(readForm(empty, {})).toEqual(ok({ colour: null, extras: [] }));
    expect(readForm(empty, { colour: 'Red', extras: ['Red'] })).toEqual(
      fail([
        { field: 'colour', message: words.choiceInvalid },
        { field: 'extras', message: words.choiceInvalid },
      ]),
    );
  });
});
