import { expect, it } from 'vitest';
import { keyedPseudonyms } from './keyed-pseudonyms.ts';

it('L14 a pseudonym is the same for the same, and says nothing without the key', () => {
  const nameOf = keyedPseudonyms('a secret of tests');
  const name = nameOf('person', '+61491570156');
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(nameOf('person', '+61491570156')).toBe(name);
  expect(nameOf('network', '+61491570156')).not.toBe(name);
  expect(keyedPseudonyms('another secret')('person', '+61491570156')).not.toBe(name);
});
