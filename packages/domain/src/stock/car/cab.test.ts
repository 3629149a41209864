import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { cabOf } from './cab.ts';

it.each([
  [{ bodyConfiguration: 'Double Cab Pick Up' }, 'Dual cab'],
  [{ model: 'Ranger XLS Crew-Cab' }, 'Dual cab'],
  [{ badge: 'SR King Cab' }, 'Extra cab'],
  [{ series: 'Single Cab Chassis' }, 'Single cab'],
  [{ bodyConfiguration: 'Cab Chassis' }, null],
  [{ simpleBody: null, bodyConfiguration: 'Double Cab Pick Up' }, null],
  [{ simpleBody: 'SUV', model: 'Dual Cab' }, null],
])('DATA-7 a ute of %j has a %s', (said, cab) => {
  expect(cabOf(buildCar({ simpleBody: 'Ute', ...said }))).toBe(cab);
});

it('DATA-7 takes the cab from what the maker built where the feed does not say', () => {
  const variant = { bodyConfiguration: 'Extra Cab Pick Up' };
  expect(cabOf(buildCar({ simpleBody: 'Ute', variant }))).toBe('Extra cab');
  expect(cabOf(buildCar({ simpleBody: 'Ute', variant: null }))).toBeNull();
});
