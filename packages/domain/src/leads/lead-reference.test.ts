import { expect, it } from 'vitest';
import { hasReference, leadReference } from './lead-reference.ts';

it('PAGE-5 a request has a reference that is short enough to say', () => {
  expect(leadReference('01900000-0000-7000-8000-0000004f2a9c')).toBe('4F2 A9C');
});

it('PAGE-5 what waits at the counter for parts is asked for by its reference, and nothing else', () => {
  expect(['Parts Enquiry', 'Vehicle Enquiry'].map(hasReference)).toEqual([true, false]);
});
