import { expect, it } from 'vitest';
import { bodyNoun } from './body-noun.ts';

it.each<[string[], string]>([
  [[], 'cars'],
  [['Ute', 'UTE'], 'utes'],
  [['SUV', 'Hatch'], 'SUVs and hatches'],
  [['Bus', 'People Mover', 'Cab Chassis'], 'buses, people movers and cab chassis utes'],
  [['Naked'], 'naked cars'],
  [['<b>'], 'cars'],
  [['Ute', 'Van', 'Bus', 'SUV'], 'cars'],
])('of %j is %s', (bodies, noun) => {
  expect(bodyNoun(bodies, 'cars')).toBe(noun);
});
