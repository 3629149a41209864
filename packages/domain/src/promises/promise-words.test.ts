import { describe, expect, it } from 'vitest';
import { buildCar } from '@forecourt/testkit/build-car';
import { settingsWith } from '../site/test/settings-with.ts';
import { newWarrantyLength, newWarrantyWords, promisesOf, promiseWords } from './promise-words.ts';

type Promises = NonNullable<NonNullable<Parameters<typeof settingsWith>[0]>['promises']>;

const told = (promises: Promises) => promiseWords(settingsWith({ promises }).promises);

describe('the words of a promise', () => {
  it('are none where the dealer promises nothing', () => {
    expect(told({})).toEqual([]);
  });

  it('TEN-9.3 name money back, and each of its conditions', () => {
    expect(told({ shown: ['moneyBack'] })).toEqual([
      {
        name: 'moneyBack',
        title: '48-hour money-back guarantee',
        text: null,
        terms: [
          'Tell us within 2 consecutive days of delivery.',
          'Bring it back by 5pm the next day.',
          'Drive it no more than 300 km.',
          'At most 2 cars for each customer in 12 months.',
        ],
      },
    ]);
    const once = { days: 7, returnBy: '12:00', mostKm: 1500, carsPerCustomer: 1, perMonths: 24 };
    expect(told({ shown: ['moneyBack'], moneyBackTitle: 'A week to think', moneyBack: once })).toMatchObject([
      {
        title: 'A week to think',
        terms: [
          'Tell us within 7 consecutive days of delivery.',
          'Bring it back by 12pm the next day.',
          'Drive it no more than 1,500 km.',
          'At most 1 car for each customer in 24 months.',
        ],
      },
    ]);
  });

  it('TEN-9.4 are the dealer’s own for the engine, and without any it is not promised', () => {
    expect(told({ shown: ['engineGuarantee'] })).toMatchObject([{ text: 'Lifetime engine guarantee' }]);
    expect(told({ shown: ['engineGuarantee'], engineGuaranteeText: '' })).toEqual([]);
  });

  it.each<[Promises, string, string | null]>([
    [{}, '5-year unlimited kilometre warranty on new cars', null],
    [{ newWarranty: { years: 6, km: 150_000 } }, '6-year, 150,000 km warranty on new cars', null],
    [
      { longestWarrantyYears: 10 },
      '5-year unlimited kilometre warranty on new cars',
      'Serviced on time, some of it grows to as long as 10 years.',
    ],
    [{ longestWarrantyYears: 5 }, '5-year unlimited kilometre warranty on new cars', null],
  ])('TEN-9.5 of a new car for %j: %s', (promises, title, text) => {
    expect(told({ shown: ['newWarranty'], ...promises })).toMatchObject([{ title, text }]);
  });

  it('give years of a used car’s warranty and months of help on the road', () => {
    expect(told({ shown: ['usedWarranty', 'roadsideAssist'] })).toMatchObject([
      { title: '3-year warranty on used cars', text: 'With a 3-year mechanical protection plan.' },
      { title: '12 months of roadside assist', text: null },
    ]);
  });

  it('stand beside the cars that they hold for', () => {
    const { promises } = settingsWith({
      promises: { shown: ['moneyBack', 'newWarranty', 'usedWarranty', 'roadsideAssist'] },
    });
    const names = (carType: 'new' | 'demo' | 'used') =>
      promisesOf(promises, buildCar({ carType })).map(({ name }) => name);
    expect(names('new')).toEqual(['newWarranty', 'roadsideAssist']);
    expect(names('used')).toEqual(['moneyBack', 'usedWarranty', 'roadsideAssist']);
    expect(names('demo')).toEqual(['moneyBack', 'usedWarranty', 'roadsideAssist']);
  });
});

it('TEN-9.3 an engine guarantee is said of the cars that have it', () => {
  const { promises } = settingsWith({
    promises: { shown: ['engineGuarantee'], engineGuaranteeCars: 'make = Isuzu and car_type = new' },
  });
  const count = (make: string, carType: 'new' | 'used') =>
    promisesOf(promises, buildCar({ make, carType })).length;
  expect([count('Isuzu', 'new'), count('Isuzu', 'used'), count('Ford', 'new')]).toEqual([1, 0, 0]);
});

it('TEN-9.5 names the kilometres of a warranty that has a limit', () => {
  expect(newWarrantyWords({ newWarranty: { years: 6, km: 150_000 } })).toBe('6-year, 150,000 km');
});

it.each([
  [5, null, '5 years, unlimited kilometres'],
  [1, null, '1 year, unlimited kilometres'],
  [6, 150_000, '6 years, 150,000 km'],
])('TEN-9.3 the warranty of a new car lasts: %j, %j', (years, km, words) => {
  expect(newWarrantyLength({ newWarranty: { years, km } })).toBe(words);
});
