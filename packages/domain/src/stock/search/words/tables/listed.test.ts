import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it('reads a table over several lines', () => {
  expect(listed('near new, low\n  kms,city')).toEqual(['near new', 'low kms', 'city']);
});
