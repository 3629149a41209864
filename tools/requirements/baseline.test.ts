import { expect, it } from 'vitest';
import { baselineOf, compareBaselines } from './baseline.ts';

it('holds the places at which each clause is shown', () => {
  const clause = { places: ['rule', 'page'], state: 'planned', tests: [] } as const;
  expect(
    baselineOf([
      { ...clause, id: 'RULE-1', shown: ['rule', 'page'] },
      { ...clause, id: 'RULE-2', shown: [] },
    ]),
  ).toEqual({ 'RULE-1': 'rule page' });
});

it('names what was shown and no longer is, place by place, and what is shown anew', () => {
  const before = { 'RULE-1': 'rule page', 'RULE-2': 'rule', 'OLD-1': 'page' };
  const now = { 'RULE-1': 'rule', 'RULE-2': 'rule server' };
  expect(compareBaselines(before, now)).toEqual({
    lost: ['RULE-1 (page)', 'OLD-1 (page)'],
    gained: ['RULE-2 (server)'],
  });
});
