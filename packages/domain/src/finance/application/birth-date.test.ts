import { expect, it } from 'vitest';
import { birthDateFault, readBirthDate } from './birth-date.ts';

it.each([
  ['14 03 1990', '1990-03-14'],
  ['1/2/1985', '1985-02-01'],
  [' 01.12.1970 ', '1970-12-01'],
  ['31 02 1990', null],
  ['1990-03-14', '1990-03-14'],
  ['14031990', '1990-03-14'],
  ['14 Mar 1990', '1990-03-14'],
  ['1 September 1988', '1988-09-01'],
  ['14 Foo 1990', null],
  ['14/3/90', null],
  ['31021990', null],
  ['yesterday', null],
])('FIN-1 a date of birth of %s is %s', (written, read) => {
  expect(readBirthDate(written)).toBe(read);
});

it.each([
  ['17 11 2008', null],
  ['18 11 2008', 'tooYoung'],
  ['18 11 2026', 'unread'],
  ['01 01 1900', 'unread'],
  ['nonsense', 'unread'],
  ['31 02 2020', 'noSuchDay'],
  ['14 13 1990', 'noSuchDay'],
  ['31022000', 'noSuchDay'],
])('FIN-1 on 17 November 2026 somebody born on %s is %s', (written, fault) => {
  expect(birthDateFault(written, '2026-11-17')).toBe(fault);
});
