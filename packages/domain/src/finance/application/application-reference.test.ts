import { expect, it } from 'vitest';
import { applicationReference } from './application-reference.ts';

it('FIN-1 an application has a short name to say on the phone', () => {
  expect(applicationReference('0199a1b2-0000-7000-8000-00c4f29a1b7e')).toBe('F29A-1B7E');
});
