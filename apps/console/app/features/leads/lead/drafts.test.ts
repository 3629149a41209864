// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { draftedMode, keepDraft, moveDrafts, readDraft } from './drafts.ts';

afterEach(() => localStorage.clear());

it('CON-7.3 keeps what was written on a lead that somebody merged meanwhile, after what stands in the other', () => {
  keepDraft('priya', 'merged', 'mail', 'It tows two tonnes.');
  keepDraft('priya', 'merged', 'subject', 'Towing');
  keepDraft('priya', 'merged', 'note', 'Rings at four.');
  keepDraft('priya', 'kept', 'note', 'Has a van.');
  keepDraft('priya', 'kept', 'mail-key', 'of other words');
  keepDraft('mia', 'merged', 'sms', 'Hers.');
  moveDrafts('priya', 'merged', 'kept');
  expect(readDraft('priya', 'kept', 'mail')).toBe('It tows two tonnes.');
  expect(readDraft('priya', 'kept', 'subject')).toBe('Towing');
  expect(readDraft('priya', 'kept', 'mail-key')).toBe('');
  expect(readDraft('priya', 'kept', 'note')).toBe('Has a van.\n\nRings at four.');
  expect(draftedMode('priya', 'merged')).toBeUndefined();
  expect(readDraft('mia', 'merged', 'sms')).toBe('Hers.');
});
