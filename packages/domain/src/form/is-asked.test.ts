import { expect, it } from 'vitest';
import { isAsked } from './is-asked.ts';

const onlyWith = { name: 'Service Type', values: ['Logbook service'] };

it.each([
  [{}, {}, true],
  [{ onlyWith }, { 'Service Type': 'Logbook service' }, true],
  [{ onlyWith }, { 'Service Type': 'Tyres' }, false],
  [{ onlyWith }, {}, false],
] as const)('FORM-5 %j beside %j is asked: %s', (field, answers, expected) => {
  expect(isAsked(field, answers)).toBe(expected);
});
