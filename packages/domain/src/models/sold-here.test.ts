import { expect, it } from 'vitest';
import { soldHere } from './sold-here.ts';

const swift = { name: 'Swift', manufacturerBody: ['Cars', 'Hybrid'] };
const sv650 = { name: 'SV650', manufacturerBody: ['Street', 'Learner Approved'] };
const bare = { name: 'Concept', manufacturerBody: [] };

it.each([
  [[], [swift, sv650, bare]],
  [['Learner Approved'], [swift, bare]],
  [['Cars', 'Street'], [bare]],
])('a range without %j has what is sold here', (bodiesLeftOut, sold) => {
  expect(soldHere([swift, sv650, bare], { bodiesLeftOut })).toEqual(sold);
});
