import { expect, it } from 'vitest';
import { familyOf, namedIds } from './requirement-ids.ts';

it('finds the ids that a text names: whole words of a known family, and clauses', () => {
  const text = 'RULE-1 shows XRULE-1, RULE-1b, ISO-8601, RULE-12.3 and RULE-12.';
  expect(namedIds(text, new Set(['RULE']))).toEqual(['RULE-1', 'RULE-12.3', 'RULE-12']);
});

it('knows the family of an id', () => {
  expect(['RULE-2', 'TEN-10.3'].map(familyOf)).toEqual(['RULE', 'TEN']);
});
