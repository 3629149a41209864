import { expect, it } from 'vitest';
import { stateCodeOf } from './state-code.ts';

it.each([
  ['QLD', 'qld'],
  [' nsw ', 'nsw'],
  ['Queensland', 'qld'],
  ['New South Wales', 'nsw'],
  ['victoria', 'vic'],
  ['South Australia', 'sa'],
  ['Western Australia', 'wa'],
  ['Tasmania', 'tas'],
  ['Australian Capital Territory', 'act'],
  ['Northern Territory', 'nt'],
  ['null', null],
  ['constructor', null],
  ['', null],
  [null, null],
  [undefined, null],
])('DATA-2.1 reads the state %j as %j', (state, code) => {
  expect(stateCodeOf(state)).toBe(code);
});
