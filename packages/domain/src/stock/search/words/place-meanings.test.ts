import { expect, it } from 'vitest';
import { placeMeanings } from './place-meanings.ts';

const meanings = new Map(
  placeMeanings({
    makes: [],
    values: { city: ['South Yarra', 'Norlane', 'Bendigo', 'Epsom'], state: ['VIC', 'Nsw'] },
    cities: { Geelong: ['Norlane'], Bendigo: ['Epsom'], Melbourne: ['South Yarra'] },
  }).toReversed(),
);

it.each([
  ['southyarra', 'city', ['South Yarra']],
  ['geelong', 'city', ['Norlane']],
  ['bendigo', 'city', ['Bendigo', 'Epsom']],
  ['melb', 'city', ['South Yarra']],
  ['victoria', 'state', ['VIC']],
  ['newsouthwales', 'state', ['Nsw']],
  ['wa', 'state', []],
])('SRCH-6.1 %s chooses of %s %j', (word, attribute, values) => {
  expect(meanings.get(word)).toEqual({ kind: 'values', attribute, values });
});

it.each(['sa', 'nt', 'act', 'perth'])('%s is no place here', (word) => {
  expect(meanings.get(word)).toBeUndefined();
});
