import { expect, it } from 'vitest';
import { isFreshProof } from './fresh-proof.ts';

const now = new Date('2026-03-01T10:00:00Z');

it.each([
  ['just now', '2026-03-01T10:00:00Z', true],
  ['ten minutes ago', '2026-03-01T09:50:00Z', true],
  ['a moment more than that', '2026-03-01T09:49:59Z', false],
  ['yesterday', '2026-02-28T10:00:00Z', false],
])('STAFF-1.1 a proof of %s is fresh: %s', (_, at, isFresh) => {
  expect(isFreshProof(new Date(at), now)).toBe(isFresh);
});
