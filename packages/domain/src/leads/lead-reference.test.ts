import { expect, it } from 'vitest';
import { leadReference } from './lead-reference.ts';

it('PAGE-5 a request has a reference that is short enough to say', () => {
  expect(leadReference('01900000-0000-7000-8000-0000004f2a9c')).toBe('4F2 A9C');
});
