import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVehicleLookup } from './read-vehicle-lookup.ts';

const unknown = {
  evalId: null,
  vin: null,
  engineNo: null,
  registration: null,
  regExpiry: null,
  km: null,
  make: null,
  model: null,
  series: null,
  variant: null,
  year: null,
  transmission: null,
  redbookCode: null,
  body: null,
  cylinders: null,
  complianceMonth: null,
  complianceYear: null,
  buildMonth: null,
  buildYear: null,
};
const many = (from: number) =>
  Array.from({ length: 501 }, (_, index) => ({ Description: `Car ${from + index}` }));
const vehicleOf = (item: object) => readVehicleLookup([item])?.vehicle;

describe('TRADE-3.1 the answer of the valuation service', () => {
  it('names a vehicle in its own words', () => {
    const item = {
      EvalID: 812,
      VIN: 'KNA1',
      EngineNo: 'G4',
      Registration: 'ABC123',
      RegExpiry: '2026-08-01',
      KM: '45,000',
      Make: 'Kia',
      Model: 'Cerato',
      Series: 'BD',
      Variant: 'GT',
      Year: '2020',
      Transmission: 'Automatic',
      redbookCode: 'AUVKIA',
      Body: 'Hatch',
      Cylinders: 4,
      CompMth: '06',
      CompYr: 2020,
      BuildMth: 12,
      BuildYr: '2019',
    };
    expect(readVehicleLookup([item, { EvalID: 2 }])).toEqual({
      descriptions: [],
      vehicle: {
        evalId: '812',
        vin: 'KNA1',
        engineNo: 'G4',
        registration: 'ABC123',
        regExpiry: '2026-08-01',
        km: 45_000,
        make: 'Kia',
        model: 'Cerato',
        series: 'BD',
        variant: 'GT',
        year: 2020,
        transmission: 'Automatic',
        redbookCode: 'AUVKIA',
        body: 'Hatch',
        cylinders: 4,
        complianceMonth: 6,
        complianceYear: 2020,
        buildMonth: 12,
        buildYear: 2019,
      },
    });
  });

  it.each(['VechielDescriptions', 'VechicleDescriptions'])(
    'names the cars that it could be under %s',
    (key) => {
      const list = [
        { Description: ' Kia S ' },
        { Description: 'Kia GT' },
        { Description: 'Kia S' },
        {},
        null,
        'x',
        { Description: '' },
      ];
      expect(readVehicleLookup([{ [key]: list }])).toEqual({
        vehicle: unknown,
        descriptions: ['Kia S', 'Kia GT'],
      });
    },
  );

  it('reads both spellings of one answer, and no more than five hundred cars', () => {
    const both = { VechielDescriptions: [], VechicleDescriptions: [{ Description: 'S' }] };
    expect(readVehicleLookup([both])?.descriptions).toEqual(['S']);
    const crowd = { VechielDescriptions: many(0), VechicleDescriptions: many(1000) };
    expect(readVehicleLookup([crowd])?.descriptions).toHaveLength(500);
    expect(readVehicleLookup([crowd])?.descriptions.at(-1)).toBe('Car 499');
  });

  it.each([null, undefined, '', 'null', 'NULL', '  ', {}, [], true])(
    'knows nothing where it says %j',
    (nothing) => {
      expect(
        vehicleOf(
          Object.fromEntries(['EvalID', 'VIN', 'KM', 'Year', 'BuildMth'].map((key) => [key, nothing])),
        ),
      ).toEqual(unknown);
    },
  );

  it.each([
    ['KM', '0', { km: null }],
    ['KM', 0, { km: null }],
    ['KM', '-5', { km: null }],
    ['KM', '12.5', { km: null }],
    ['KM', '999999999', { km: 999_999_999 }],
    ['KM', '1000000000', { km: null }],
    ['Year', '1879', { year: null }],
    ['Year', '1880', { year: 1880 }],
    ['Year', '2200', { year: 2200 }],
    ['Year', '2201', { year: null }],
    ['BuildMth', '12', { buildMonth: 12 }],
    ['BuildMth', '13', { buildMonth: null }],
    ['BuildMth', '00', { buildMonth: null }],
    ['BuildMth', ' 1 ', { buildMonth: 1 }],
  ])('reads %s %j as %j', (key, value, read) => {
    expect(vehicleOf({ [key]: value })).toEqual({ ...unknown, ...read });
  });

  it('cuts a text that nobody could mean', () => {
    expect(vehicleOf({ VIN: 'x'.repeat(501) })?.vin).toHaveLength(500);
  });

  it.each([[], [null], ['x'], [7], {}, null, undefined, 'x', { 0: {} }])(
    'is nothing where it is %j',
    (answer) => {
      expect(readVehicleLookup(answer)).toBeNull();
    },
  );

  it('is read without breaking, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom('EvalID', 'KM', 'Year', 'VechielDescriptions'), fc.anything()),
        (answer, item) => {
          readVehicleLookup(answer);
          const read = readVehicleLookup([item]);
          expect(Object.keys(read?.vehicle ?? {})).toEqual(Object.keys(unknown));
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});
