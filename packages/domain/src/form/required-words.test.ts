import { expect, it } from 'vitest';
import type { Field } from './field-description.ts';
import { requiredWords } from './required-words.ts';

const year = [{ value: '2020', label: '2020' }];

it.each<[Field['kind'], string, Field['options'], string]>([
  ['text', 'Name', undefined, 'Enter your name'],
  ['text', 'VIN', undefined, 'Enter your VIN'],
  ['phone', 'Mobile number', undefined, 'Enter your mobile number'],
  ['postcode', 'Postcode', [], 'Enter your postcode'],
  ['integer', 'Year', year, 'Choose a year'],
  ['choice', 'Location', year, 'Choose a location'],
  ['choice', 'Enquiry type', year, 'Choose an enquiry type'],
  ['choices', 'Extras', year, 'Choose at least one'],
  ['dateTime', 'Time', undefined, 'Choose a time'],
  ['tick', 'I agree to the terms of use.', undefined, 'Tick this to go on'],
])('FORM-1 asks for what is missing by its name: %s %s', (kind, label, options, words) => {
  expect(requiredWords({ kind, label, ...(options && { options }) })).toBe(words);
});
