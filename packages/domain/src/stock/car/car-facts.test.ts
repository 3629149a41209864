import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { amountText, carFact, carFacts, type FactCar, type FactName } from './car-facts.ts';

const names = Object.keys(carFacts) as FactName[];

const unknown = (text: string | null): FactCar => ({
  itemType: 'car',
  carType: null,
  km: null,
  simpleTransmission: text,
  transmission: text,
  simpleFuel: text,
  fuel: text,
  simpleBody: text,
  bodyConfiguration: text,
  drive: text,
  seats: null,
  doors: null,
  colour: text,
  interiorColour: text,
  engineSize: text,
  variant: null,
  stockNumber: text,
  regoPlate: text,
  vin: text,
});

describe('the facts of a car', () => {
  it.each([
    ['condition', { carType: 'new' }, 'Condition', 'New'],
    ['condition', { carType: 'used' }, 'Condition', 'Used'],
    ['condition', { carType: 'demo' }, 'Condition', 'Demo'],
    ['odometer', { km: 41_200 }, 'Odometer', '41,200 km'],
    ['odometer', { km: 0, carType: 'new' }, 'Odometer', '0 km'],
    ['odometer', { km: 1, carType: 'used' }, 'Odometer', '1 km'],
    [
      'transmission',
      { simpleTransmission: 'Automatic', transmission: '8 Speed CVT' },
      'Transmission',
      'Automatic',
    ],
    [
      'transmission',
      { simpleTransmission: 'null', transmission: '8 Speed CVT' },
      'Transmission',
      '8 Speed CVT',
    ],
    [
      'transmission',
      { simpleTransmission: 'null', transmission: '10 Speed Sports Automatic' },
      'Transmission',
      'Automatic',
    ],
    ['fuel', { simpleFuel: 'Petrol', fuel: 'Unleaded 91' }, 'Fuel type', 'Petrol'],
    ['fuel', { simpleFuel: null, fuel: 'Unleaded 91' }, 'Fuel type', 'Unleaded 91'],
    ['body', { simpleBody: 'Hatch', bodyConfiguration: '5D Hatchback' }, 'Body', 'Hatch'],
    ['body', { simpleBody: '', bodyConfiguration: '5D Hatchback' }, 'Body', '5D Hatchback'],
    ['drive', { drive: 'Front Wheel Drive' }, 'Drive', 'Front Wheel Drive'],
    ['drive', { drive: '4X4 Dual Range' }, 'Drive', '4x4 dual range'],
    ['drive', { drive: 'AWD On Demand' }, 'Drive', 'AWD on demand'],
    ['engine', { engineSize: '2.0' }, 'Engine', '2.0 L'],
    ['seats', { seats: 5 }, 'Seats', '5'],
    ['doors', { doors: 4 }, 'Doors', '4'],
    ['colour', { colour: 'Glacier White' }, 'Colour', 'Glacier White'],
    ['colour', { colour: 'SUPER BLACK PEARL' }, 'Colour', 'Super Black Pearl'],
    ['colour', { colour: 'BLACK/RED' }, 'Colour', 'Black/Red'],
    ['interiorColour', { interiorColour: 'Black' }, 'Interior colour', 'Black'],
    ['ancapRating', { variant: { ancapRating: 5, ancapYear: 2022 } }, 'ANCAP rating', '5 stars (2022)'],
    ['ancapRating', { variant: { ancapRating: 1, ancapYear: 2019 } }, 'ANCAP rating', '1 star (2019)'],
    ['regplate', { regoPlate: '123ABC' }, 'Registration', '123ABC'],
    ['stocknum', { stockNumber: 'U0001' }, 'Stock number', 'U0001'],
    ['vin', { vin: 'JTNB' }, 'VIN', 'JTNB'],
  ] as const)('have as %s, with %j, %j: %j', (name, car, label, text) => {
    expect(carFact(name, buildCar(car))).toEqual({ label, text });
  });

  it.each([[null], [''], ['  '], ['null'], ['NULL']])(
    'RULE-10 are not known where a feed says %j',
    (text) => {
      expect(names.filter((name) => carFact(name, unknown(text)) !== null)).toEqual([]);
    },
  );

  it('RULE-10 are not known where a feed counts nothing', () => {
    const car = buildCar({ seats: 0, doors: 0, km: 0, carType: 'used', variant: { ancapRating: 0 } });
    const counted = ['seats', 'doors', 'odometer', 'ancapRating'] as const;
    expect(counted.filter((name) => carFact(name, car) !== null)).toEqual([]);
  });

  it.each([
    [1_234, undefined, '1,234'],
    [6.25, 'L', '6.25 L'],
    [6.257, 'L', '6.26 L'],
    [0, 'L', null],
    [null, 'L', null],
    [undefined, 'L', null],
  ])('write the amount %s of %s as %j', (amount, unit, text) => {
    expect(amountText(amount, unit)).toBe(text);
  });
});
