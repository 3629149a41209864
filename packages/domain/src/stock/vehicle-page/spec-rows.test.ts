import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import type { Car } from '../car/car.ts';
import { specPanel } from './spec-panel.ts';
import { specRows } from './spec-rows.ts';
import { brokenPromise } from '../test/broken-promise.ts';

const zone = 'Australia/Brisbane';
const now = new Date('2026-03-01T00:00:00Z');
const rowsOf = (car: Car) => specRows(car, now, zone).rows.map(({ label, text }) => `${label}: ${text}`);

const papers = {
  regoPlate: '123ABC',
  regoExpiry: '2026-06-30',
  vin: 'JTNB23HK',
  stockNumber: 'U7',
  buildDate: '2021-05-01',
  complianceDate: '2021-06-01',
};
const paperRows = [
  'Registration: 123ABC',
  'Rego expiry: 30 June 2026',
  'VIN: JTNB23HK',
  'Stock number: U7',
  'Build date: May 2021',
  'Compliance date: June 2021',
];

const fullCar = buildCar({
  ...papers,
  transmission: '10 Speed Constantly Variable',
  gears: 10,
  drive: 'Front Wheel Drive',
  fuel: 'Unleaded 91',
  interiorColour: 'Black',
  seats: 5,
  doors: 5,
  bodyConfiguration: '5D Hatchback',
  variant: {
    cylinders: 4,
    engineSize: 1_987,
    induction: 'Aspirated',
    gearType: 'CVT',
    fuelConsumptionCombined: 6,
    fuelCapacity: 50,
    grossVehicleMass: 1_820,
    vehicleLength: 4_375,
    vehicleWidth: 1_790,
    vehicleHeight: 1_435,
    torque: 202,
    ancapRating: 5,
    ancapYear: 2022,
  },
});

describe('the specifications', () => {
  it('RULE-10 of a car have a row for everything known', () => {
    expect(rowsOf(fullCar)).toEqual([
      'Condition: Used',
      'Odometer: 41,200 km',
      'Body: Hatch',
      'Transmission: CVT',
      'Drive: Front Wheel Drive',
      'Fuel type: Unleaded 91',
      'Engine: 2.0 L',
      'Cylinders: 4',
      'Induction: Aspirated',
      'Torque: 202 Nm',
      'Fuel use (combined): 6 L/100km',
      'Fuel capacity: 50 L',
      'Colour: Glacier White',
      'Interior colour: Black',
      'Seats: 5',
      'Doors: 5',
      'Body configuration: 5D Hatchback',
      'Length: 4,375 mm',
      'Width: 1,790 mm',
      'Height: 1,435 mm',
      'Gross vehicle mass: 1,820 kg',
      'ANCAP rating: 5 stars (2022)',
      ...paperRows,
    ]);
  });

  it.each([
    ['6 Speed Sports Automatic', 'Sports Automatic', 6, []],
    ['Sports Automatic', 'Sports Automatic', 6, ['Gears: 6']],
    ['Automatic', 'Sports Automatic', null, ['Gear type: Sports Automatic']],
    [null, 'CVT', 8, ['Gear type: CVT', 'Gears: 8']],
    ['6 Speed Constantly Variable', 'Constantly Variable Transmission', 6, []],
  ])('RULE-10 say the gearbox once: %s, %s, %s', (transmission, gearType, gears, said) => {
    const car = buildCar({ transmission, simpleTransmission: null, gears, variant: { gearType } });
    expect(rowsOf(car).filter((row) => row.startsWith('Gear'))).toEqual(said);
  });

  it('RULE-10 fall back on the simple words, and say the body once', () => {
    const car = buildCar({
      transmission: 'null',
      fuel: '',
      bodyConfiguration: '5D Hatchback',
      simpleBody: null,
    });
    const rows = rowsOf(car);
    expect(rows).toContain('Transmission: Automatic');
    expect(rows).toContain('Fuel type: Petrol');
    expect(rows.filter((row) => row.includes('5D Hatchback'))).toEqual(['Body: 5D Hatchback']);
    const byVariant = { ...car, bodyConfiguration: null, variant: { bodyConfiguration: '4D Sedan' } };
    expect(rowsOf(buildCar(byVariant))).toContain('Body configuration: 4D Sedan');
  });

  it.each(['car', 'motorcycle', 'caravan'] as const)(
    'RULE-10 hide what is empty, null or "null" of a %s',
    (itemType) => {
      const text = itemType === 'car' ? 'null' : '';
      const bare = buildCar({
        itemType,
        carType: null,
        km: null,
        colour: text,
        simpleBody: text,
        simpleTransmission: text,
        simpleFuel: text,
        stockNumber: text,
        vin: text,
        regoPlate: text,
        variant: { induction: text, cylinders: 0 },
        caravan: { axleType: text, sleeps: 0 },
      });
      expect(specRows(bare, now, zone)).toEqual({ rows: [], validUntil: null });
    },
  );

  it('TEN-7 RULE-10 of a motorcycle begin with its engine, and leave out what it does not have', () => {
    expect(rowsOf({ ...fullCar, itemType: 'motorcycle', simpleBody: 'Naked' })).toEqual([
      'Condition: Used',
      'Odometer: 41,200 km',
      'Engine: 1987 cc',
      'Type: Naked',
      'Cylinders: 4',
      'Torque: 202 Nm',
      'Transmission: 10 Speed Constantly Variable',
      'Gears: 10',
      'Fuel type: Unleaded 91',
      'Fuel use (combined): 6 L/100km',
      'Fuel capacity: 50 L',
      'Colour: Glacier White',
      'Seats: 5',
      'Gross vehicle mass: 1,820 kg',
      ...paperRows,
    ]);
    const variant = { power: 38, seatHeight: 805, wetWeight: 184, isLams: true };
    expect(rowsOf(buildCar({ itemType: 'motorcycle', variant }))).toEqual(
      expect.arrayContaining([
        'Power: 38 kW',
        'Seat height: 805 mm',
        'Wet weight: 184 kg',
        'Licence: LAMS approved',
      ]),
    );
    const simple = rowsOf(buildCar({ itemType: 'motorcycle' }));
    expect(simple).toContain('Transmission: Automatic');
    expect(simple).toContain('Fuel type: Petrol');
  });

  it('TEN-7 RULE-10 of a caravan are berths, size and masses, with no engine', () => {
    const caravan = buildCar({
      ...papers,
      itemType: 'caravan',
      simpleBody: 'Off-road',
      interiorColour: 'Grey',
      caravan: {
        sleeps: 4,
        bodyLengthFeet: 18,
        bodyWidthFeet: 8,
        tareWeightKg: 2_150,
        axleType: 'Tandem',
        aggregateTrailerMassKg: 2_800,
      },
    });
    expect(rowsOf(caravan)).toEqual([
      'Condition: Used',
      'Sleeps: 4',
      'Body length: 18 ft (5.49 m)',
      'Body width: 8 ft (2.44 m)',
      'Tare: 2,150 kg',
      'ATM: 2,800 kg',
      'Axle type: Tandem',
      'Type: Off-road',
      'Colour: Glacier White',
      'Interior colour: Grey',
      ...paperRows,
    ]);
  });

  it('RULE-10 lose the rego when it runs out, and say when', () => {
    expect(brokenPromise((moment) => specRows(fullCar, moment, zone), now)).toBeNull();
    const { validUntil } = specRows(fullCar, now, zone);
    expect(validUntil).toEqual(new Date('2026-06-30T14:00:00Z'));
    const after = specRows(fullCar, new Date('2026-06-30T14:00:00Z'), zone);
    expect(after.rows.map(({ label }) => label)).not.toContain('Rego expiry');
  });

  it('VDP-3 show 4 rows before More', () => {
    const { vehiclePage } = resolveSettings([]).settings;
    const { rows } = specRows(fullCar, now, zone);
    const panel = specPanel(rows, vehiclePage);
    expect(panel.first.map(({ label }) => label)).toEqual(['Condition', 'Odometer', 'Body', 'Transmission']);
    expect([...panel.first, ...panel.rest]).toEqual(rows);
    expect(specPanel(rows.slice(0, 4), vehiclePage).rest).toEqual([]);
  });
});
