import { expect, it } from 'vitest';
import { describeStates } from './describe-states.ts';
import type { Place } from './read-requirements.ts';
import { stateFinder } from './read-states.ts';
import { requirementStates } from './requirement-states.ts';

const test = (places: readonly Place[], unreached: readonly string[] = []) => ({
  path: 'car.test.ts',
  title: 'sold',
  places,
  unreached,
});
const one = (id: string, ...places: readonly Place[]) => ({ id, clauses: [{ id, places }] });

const states = requirementStates(
  [
    one('RULE-1', 'rule', 'page'),
    one('RULE-2', 'rule', 'page'),
    one('RULE-3', 'rule'),
    one('BUY-1', 'page'),
    {
      id: 'BUY-2',
      clauses: [
        { id: 'BUY-2.1', places: ['server'] },
        { id: 'BUY-2.2', places: ['server', 'page'] },
      ],
    },
  ],
  new Map([
    ['RULE-1', [test(['rule']), test(['page'])]],
    ['RULE-2', [test(['rule'])]],
    ['RULE-3', [test(['rule'], ['isSold'])]],
    ['BUY-2.1', [test(['server', 'page'])]],
    ['BUY-2.2', [test(['page'])]],
  ]),
);

it('is built what is shown at each of its places by what a program reaches, and partly what has such clauses', () => {
  expect(states.map(({ id, state }) => [id, state])).toEqual([
    ['RULE-1', 'built'],
    ['RULE-2', 'planned'],
    ['RULE-3', 'planned'],
    ['BUY-1', 'planned'],
    ['BUY-2', 'partly'],
  ]);
  expect(states[4]?.clauses[1]).toMatchObject({
    state: 'planned',
    shown: ['page'],
    tests: ['car.test.ts: sold'],
  });
});

it('says what is missing of what was begun, what was not begun, and the sums', () => {
  expect(describeStates(states)).toEqual([
    'Partly built, and what is not shown of each:',
    '  BUY-2: BUY-2.2 (server)',
    'Planned:',
    '  RULE-2 RULE-3',
    '  BUY-1',
    '1 built, 1 partly built, 3 planned of 5 requirements; 2 of 6 clauses built',
  ]);
});

it('finds the state of a requirement and of a clause', () => {
  const stateOf = stateFinder(states);
  expect(['BUY-2', 'BUY-2.1', 'BUY-2.2', 'RULE-1', 'BUY-9'].map(stateOf)).toEqual([
    'partly',
    'built',
    'planned',
    'built',
    undefined,
  ]);
});
