import { expect, it } from 'vitest';
import { mendedIds, problemSummary } from './form-problems.ts';
import { sampleForm } from './test/sample-form.ts';

const { fields } = sampleForm.form;

it('FORM-1 the list of errors names the field of each, without the star that marks it there', () => {
  const problems = [
    { field: 'name', message: '* This field is required' },
    { field: 'opt_in', message: '* Please tick this' },
    { field: 'unknown field', message: 'Not here' },
    { field: null, message: 'Nowhere' },
  ];
  expect(problemSummary('f-', { problems, message: 'No', fields })).toEqual([
    { fieldId: 'f-name', message: 'Name: This field is required' },
    { fieldId: 'f-opt_in', message: 'Please tick this' },
    { fieldId: 'f-unknown-field', message: 'Not here' },
    { fieldId: null, message: 'Nowhere' },
  ]);
});

it('FORM-1 an error that names its field itself is not named twice', () => {
  const named = fields.map((field) => ({
    ...field,
    messages: { ...field.messages, required: 'Enter your name' },
  }));
  const problems = [{ field: 'name', message: 'Enter your name' }];
  expect(problemSummary('f-', { problems, message: null, fields: named })).toEqual([
    { fieldId: 'f-name', message: 'Enter your name' },
  ]);
  const wrong = [{ field: 'name', message: 'That name is too long' }];
  expect(problemSummary('f-', { problems: wrong, message: null, fields })).toEqual([
    { fieldId: 'f-name', message: 'That name is too long' },
  ]);
});

it('FORM-1 without an error at a field the form says what went wrong as a whole, or nothing', () => {
  expect(problemSummary('f-', { problems: [], message: 'No', fields })).toEqual([
    { fieldId: null, message: 'No' },
  ]);
  expect(problemSummary('f-', { problems: [], message: null, fields })).toEqual([]);
});

it('FORM-1 the list of errors knows what is being mended', () => {
  const [name, message, whole] = [
    { field: 'name', message: 'Enter your name' },
    { field: 'message', message: 'Tell us what we can help with' },
    { field: null, message: 'Nowhere' },
  ] as const;
  expect(mendedIds('f-', [name, message, whole], [message])).toEqual(['f-name']);
  expect(mendedIds('f-', [name, message], [name, message])).toEqual([]);
});
