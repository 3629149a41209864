import { expect, it } from 'vitest';
import { valueMeanings } from './value-meanings.ts';

const meanings = new Map(
  valueMeanings({
    makes: [],
    values: {
      body: ['UTE', 'Ute', 'Sport', 'X'],
      drive: ['4WD', 'AWD'],
      colour: ['Red'],
      lams: ['yes'],
    },
  }),
);

it.each([
  ['ute', 'body', ['UTE', 'Ute']],
  ['pickup', 'body', ['UTE', 'Ute']],
  ['sportbike', 'body', ['Sport']],
  ['4x4', 'drive', ['4WD']],
  ['allwheeldrive', 'drive', ['AWD']],
  ['red', 'colour', ['Red']],
  ['phev', 'fuel', []],
  ['lams', 'lams', ['yes']],
  ['learnerlegal', 'lams', ['yes']],
])('%s chooses of %s %j', (word, attribute, values) => {
  expect(meanings.get(word)).toEqual({ kind: 'values', attribute, values });
});

it.each(['sport', 'x', 'diesel'])('%s chooses nothing', (word) => {
  expect(meanings.get(word)).toBeUndefined();
});
