import { describe, expect, expectTypeOf, it } from 'vitest';
import { fail, ok } from '../core/result.ts';
import { checkForm } from './check-form.ts';
import { choicesOf, field } from './field.ts';
import { describeForm, form, formStep, wireAnswers, type FormValues } from './form.ts';
import { readForm } from './read-form.ts';
import { defaultSettings } from './test/default-settings.ts';

const { messages: words } = defaultSettings;

const regoField = (isAsked: boolean) =>
  isAsked ? field(words, { kind: 'text', name: 'Rego', label: 'Rego' }) : null;

const booking = form(
  'booking',
  words,
  {
    vehicleMake: field(words, { kind: 'text', name: 'Vehicle Make', label: 'Make', required: true }),
    phone: field(words, { kind: 'phone', name: 'phone', label: 'Phone' }),
    email: field(words, { kind: 'email', name: 'email', label: 'Email' }),
    kms: field(words, { kind: 'integer', name: 'kms', label: 'Kms' }),
    colour: field(words, {
      kind: 'choice',
      name: 'colour',
      label: 'Colour',
      options: choicesOf(['Red', 'Blue']),
    }),
    extras: field(words, {
      kind: 'choices',
      name: 'extras',
      label: 'Extras',
      options: choicesOf(['A', 'B']),
    }),
    terms: field(words, { kind: 'tick', name: 'terms', label: 'Terms', required: true }),
    rego: regoField(false),
  },
  { usesCaptcha: true },
);

const sent = {
  'Vehicle Make': ' Kia ',
  phone: '0412 345 678',
  email: 'a@B.co',
  kms: '45,000',
  terms: 'on',
  extra: 'x',
};
const values = {
  vehicleMake: 'Kia',
  phone: '+61412345678',
  email: 'a@b.co',
  kms: 45_000,
  colour: null,
  extras: [],
  terms: true,
  rego: null,
};

describe('a form', () => {
  it('is read from the names on the wire to the names inside, in their types', () => {
    const read = readForm(booking, sent);
    expect(read).toEqual(ok(values));
    expectTypeOf<FormValues<typeof booking>>().toEqualTypeOf<{
      readonly vehicleMake: string;
      readonly phone: string | null;
      readonly email: string | null;
      readonly kms: number | null;
      readonly colour: string | null;
      readonly extras: readonly string[];
      readonly terms: boolean;
      readonly rego: string | null;
    }>();
  });

  it('reads a choice, and a box ticked twice once', () => {
    expect(readForm(booking, { ...sent, colour: 'Red', extras: ['B', 'B'], Rego: 'ABC123' })).toEqual(
      ok({ ...values, colour: 'Red', extras: ['B'] }),
    );
    expect(readForm(booking, { ...sent, colour: '', extras: 'A' })).toEqual(ok({ ...values, extras: ['A'] }));
  });

  it('FORM-1 answers what is wrong as a list, one line for each field, in the order of the form', () => {
    const wrong = { 'Vehicle Make': 'x'.repeat(201) + '\n\0', phone: '12', colour: 'Green', extras: ['C'] };
    const problems = [
      { field: 'Vehicle Make', message: 'Please use at most 200 characters.' },
      { field: 'phone', message: words.phoneInvalid },
      { field: 'colour', message: words.choiceInvalid },
      { field: 'extras', message: words.choiceInvalid },
      { field: 'terms', message: 'Tick this to go on' },
    ];
    expect(readForm(booking, wrong)).toEqual(fail(problems));
    expect(checkForm(describeForm(booking), wrong)).toEqual(problems);
  });

  it('has no answer to a choice of nothing', () => {
    const empty = form('empty', words, {
      one: field(words, { kind: 'choice', name: 'one', label: 'One' }),
      some: field(words, { kind: 'choices', name: 'some', label: 'Some' }),
    });
    expect(readForm(empty, {})).toEqual(ok({ one: null, some: [] }));
    expect(readForm(empty, { one: 'a', some: 'a' })).toEqual(
      fail(checkForm(describeForm(empty), { one: 'a', some: 'a' })),
    );
  });

  it('needs one of several choices where it says so', () => {
    const options = choicesOf(['A', 'B']);
    const some = field(words, { kind: 'choices', name: 'some', label: 'Some', required: true, options });
    const asked = form('some', words, { some });
    expect(readForm(asked, { some: ['B', 'A'] })).toEqual(ok({ some: ['B', 'A'] }));
    expect(readForm(asked, { some: [] })).toEqual(fail([{ field: 'some', message: 'Choose at least one' }]));
  });

  it('FORM-1 answers what is no form at all with one line for the whole', () => {
    const message = 'An error occurred when submitting this form';
    for (const nothing of [null, undefined, 'x', 7, []]) {
      expect(readForm(booking, nothing)).toEqual(fail([{ field: null, message }]));
    }
  });

  it('FORM-1 describes itself to the browser as plain data, without what it does not ask', () => {
    const description = describeForm(booking);
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(description).toMatchObject({
      name: 'booking',
      errorHeading: 'Please fix the following errors:',
      errorText: 'An error occurred when submitting this form',
      usesCaptcha: true,
    });
    expect(description.fields.map(({ name }) => name)).toEqual([
      'Vehicle Make',
      'phone',
      'email',
      'kms',
      'colour',
      'extras',
      'terms',
    ]);
    expect(form('plain', words, {}).usesCaptcha).toBe(false);
  });

  it('gives its answers back under their names on the wire', () => {
    expect(wireAnswers(booking, { ...values, rego: 'ABC123' })).toEqual({
      'Vehicle Make': 'Kia',
      phone: '+61412345678',
      email: 'a@b.co',
      kms: 45_000,
      extras: [],
      terms: true,
    });
  });

  it('can be asked in steps', () => {
    const step = formStep(booking, ['kms', 'rego', 'phone']);
    expect(describeForm(step).fields.map(({ name }) => name)).toEqual(['phone', 'kms']);
    expect(readForm(step, { kms: '7' })).toEqual(ok({ phone: null, kms: 7, rego: null }));
  });
});
