import { expect, it } from 'vitest';
import { staffNote } from './staff-note.ts';

it.each([
  ['Honest farm ute. Tray has had a life.|Call us.', 'Honest farm ute.'],
  ['Serviced every 15,000 km. Never seen a paddock.', 'Serviced every 15,000 km.'],
  ['One owner|Full history', 'One owner'],
  ['2.8 litre diesel, tows 3.5 t. Ask us.', '2.8 litre diesel, tows 3.5 t.'],
  ['ONE OWNER!! BE QUICK!', null],
  [`${'Very '.repeat(40)}long.`, null],
  ['  ', null],
  ['null', null],
  [null, null],
])('CARD-1 the note of %j is %j', (dealerComments, note) => {
  expect(staffNote({ dealerComments, year: 2021 })).toBe(note);
});

it('CARD-1 the title once more is no note', () => {
  const dealerComments = '2021 Toyota Corolla in Glacier White.|One owner.';
  expect(staffNote({ dealerComments, year: 2021 })).toBeNull();
  expect(staffNote({ dealerComments, year: null })).toBe('2021 Toyota Corolla in Glacier White.');
});
