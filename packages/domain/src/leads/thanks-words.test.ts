import { describe, expect, it } from 'vitest';
import { bookedHeading, firstName, thanksHeading, type ThankedForm } from './thanks-words.ts';

const form: ThankedForm = {
  category: 'enquiry',
  name: 'Jess Nguyen',
  due: '2:20pm today',
  isOverdue: false,
  day: null,
  time: null,
  today: '2026-11-17',
};

describe('URL-5 the heading after a form', () => {
  it.each([
    [{}, 'Thanks, Jess. We’ll get back to you by 2:20pm today.'],
    [{ name: null }, 'Thanks. We’ll get back to you by 2:20pm today.'],
    [{ category: 'testDrive' }, 'Thanks, Jess. We’ll call you by 2:20pm today.'],
    [{ category: 'finance' }, 'Thanks, Jess. Our finance team will get back to you by 2:20pm today.'],
    [{ category: 'tradeIn', name: null }, 'Thanks. We’ll get back to you by 2:20pm today.'],
    [{ category: 'service' }, 'Thanks, Jess. We’ll call you by 2:20pm today.'],
    [{ category: 'service', day: '2026-11-19' }, 'See you on Thursday 19 November, Jess.'],
    [{ category: 'service', day: '2026-11-19', time: '07:30' }, 'See you Thursday at 7:30am, Jess.'],
    [
      { category: 'service', day: '2026-11-26', time: '10:00' },
      'See you Thursday 26 November at 10am, Jess.',
    ],
    [{ category: 'service', day: '2026-11-18', time: '10:00' }, 'See you tomorrow at 10am, Jess.'],
    [{ category: 'service', day: '2026-11-19', name: null }, 'See you on Thursday 19 November.'],
    [{ isOverdue: true }, 'Sorry, Jess. We said you’d hear from us by 2:20pm today.'],
    [{ isOverdue: true, name: null }, 'Sorry. We said you’d hear from us by 2:20pm today.'],
  ] as const)('of %j says %s', (differs, words) => {
    expect(thanksHeading({ ...form, ...differs })).toBe(words);
  });

  it.each([
    ['Jess Nguyen', { hasCar: true, isMoved: false }, 'Booked, Jess. We’ll have it out the front.'],
    ['Jess', { hasCar: false, isMoved: false }, 'Booked, Jess. We’ll be ready for you.'],
    [null, { hasCar: true, isMoved: false }, 'Booked. We’ll have it out the front.'],
    ['Jess', { hasCar: true, isMoved: true }, 'Moved, Jess. We’ll have it out the front.'],
  ])('of a test drive of %s, %j, says %s', (name, drive, words) => {
    expect(bookedHeading(name, drive)).toBe(words);
  });
});

it.each([
  ['  Jess   Nguyen ', 'Jess'],
  ['Nguyễn', 'Nguyễn'],
  ['', null],
  ['   ', null],
  [null, null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
])('URL-5 speaks to %s as %s', (typed, name) => {
  expect(firstName(typed)).toBe(name);
});
