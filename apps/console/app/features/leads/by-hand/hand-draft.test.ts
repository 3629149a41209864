// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { bodyOf, isBegun, keepHandDraft, newDraft, readHandDraft, waitsOf, withCar } from './hand-draft.ts';

beforeEach(() => localStorage.clear());

it('keeps what was typed, with the key under which it is one lead', () => {
  const draft = { ...newDraft('naremburn'), name: 'Grace' };
  keepHandDraft('mia', draft);
  expect(readHandDraft('mia', 'naremburn')).toEqual(draft);
  expect(isBegun(readHandDraft('priya', 'naremburn'))).toBe(false);
  keepHandDraft('mia', null);
  expect(readHandDraft('mia', 'naremburn').key).not.toBe(draft.key);
});

it('reads what another release kept, and what nobody can read', () => {
  localStorage.setItem('console.draft.mia.new-lead', '{"name":"Grace"}');
  expect(readHandDraft('mia', 'naremburn')).toMatchObject({
    name: 'Grace',
    way: 'walked_in',
    at: 'naremburn',
  });
  localStorage.setItem('console.draft.mia.new-lead', '{"name":');
  expect(readHandDraft('mia', 'naremburn').name).toBe('');
});

it.each([
  ['walked_in', null, false],
  ['phoned', true, true],
  ['email', null, true],
  ['text', false, false],
] as const)('%s with %s waits: %s', (way, waits, expected) => {
  expect(waitsOf({ ...newDraft(''), way, waits })).toBe(expected);
});

it.each([
  ['to whoever waits and left an email', { waits: true, email: 'grace@example.com' }, true],
  ['not to whoever has an answer', { waits: false, email: 'grace@example.com' }, false],
  ['not without an email', { waits: true, email: ' ' }, false],
] as const)('mails the confirmation %s', (_, given, expected) => {
  expect(bodyOf({ ...newDraft(''), isMailed: true, ...given }).isMailed).toBe(expected);
});

it.each([
  ['used_car', 'new_car', 'new_car'],
  ['new_car', 'used_car', 'used_car'],
  ['used_car', null, 'used_car'],
  ['test_drive', 'new_car', 'test_drive'],
] as const)('about %s and a car that is %s is about %s', (kind, ofCar, expected) => {
  const car = { id: '1', title: '2026 Mazda CX-5', note: 'H20418', kind: ofCar };
  expect(withCar({ ...newDraft(''), kind }, car)).toEqual({ car, kind: expected });
});
