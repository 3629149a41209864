import { describe, expect, it } from 'vitest';
import { generationsOf } from './generations-of.ts';

const table = `
  # KF | 2021-2026 | suv 4575x1842x1680 2062kg 56L 5* 1998cc i4 ulp 200nm 6.9 a6 fwd
  G20 Maxx | 38990 | 4
  G35 Akera | 57990 | 2.5 | 2488cc turbo 420nm 8.2 4wd look:suv-mid-sport | Head Up Display; Power Tailgate
  # KE | 2016 | suv 1998cc i4 ulp m6 fwd
  Maxx | 30490 | 4
`;

describe('the table of a model', () => {
  it('has generations with their series and years', () => {
    expect(generationsOf(table).map(({ series, years }) => [series, years])).toEqual([
      ['KF', [2021, 2026]],
      ['KE', [2016, 2016]],
    ]);
  });

  it('says for all badges of a generation what stands in its heading', () => {
    expect(generationsOf(table)[0]?.badges[0]).toEqual({
      name: 'G20 Maxx',
      newPrice: 38_990,
      popularity: 4,
      seats: 5,
      doors: 5,
      fuel: 'Petrol - Unleaded ULP',
      simpleFuel: 'Petrol',
      transmission: '6 Speed Sports Automatic',
      simpleTransmission: 'Automatic',
      gears: 6,
      drive: 'Front Wheel Drive',
      bodyConfiguration: '5D Wagon',
      variant: {
        cylinders: 4,
        engineSize: 1_998,
        engineSizeLitres: 2,
        induction: 'Aspirated',
        gearType: 'Sports Automatic',
        fuelConsumptionCombined: 6.9,
        fuelCapacity: 56,
        grossVehicleMass: 2_062,
        vehicleLength: 4_575,
        vehicleWidth: 1_842,
        vehicleHeight: 1_680,
        torque: 200,
        ancapRating: 5,
        bodyConfiguration: '5D Wagon',
      },
      features: [],
    });
  });

  it('lets a badge say otherwise', () => {
    const [, akera] = generationsOf(table)[0]?.badges ?? [];
    const turbo = { engineSizeLitres: 2.5, induction: 'Turbo Intercooled', torque: 420, fuelCapacity: 56 };
    expect(akera).toMatchObject({ variant: turbo, drive: 'AWD On Demand', look: 'suv-mid-sport', seats: 5 });
    expect(akera?.features).toEqual(['Head Up Display', 'Power Tailgate']);
  });

  it.each([
    ['m5', '5 Speed Manual', 'Manual', 5],
    ['a4', '4 Speed Automatic', 'Automatic', 4],
    ['a8', '8 Speed Sports Automatic', 'Automatic', 8],
    ['d7', '7 Speed Sports Automatic Dual Clutch', 'Automatic', 7],
    ['cvt', 'Constantly Variable Transmission', 'Automatic', null],
    ['cvt10', '10 Speed Constantly Variable Transmission', 'Automatic', 10],
    ['e1', '1 Speed Reduction Gear', 'Automatic', 1],
  ])('reads the gearbox %s', (word, transmission, simpleTransmission, gears) => {
    const [generation] = generationsOf(`# A | 2020 | hatch ulp fwd\n B | 20000 | 1 | ${word}`);
    expect(generation?.badges[0]).toMatchObject({ transmission, simpleTransmission, gears });
  });

  it('writes battery and range of an electric car as features', () => {
    const [generation] = generationsOf('# A | 2024 | suv ev e1\n B | 50000 | 1 | 60.4kwh 430km | Heat Pump');
    expect(generation?.badges[0]?.features).toEqual([
      'Lithium-ion Battery - 60.4 kWh',
      'Electric Driving Range - 430 km (WLTP)',
      'Heat Pump',
    ]);
  });

  it('reads caravans, which have neither seats nor an engine', () => {
    const [generation] = generationsOf(
      '# SC | 2020 | caravan 8.1wide\n 17.58-3 | 61990 | 1 | 17.6ft 1975tare 2375atm single sleeps2',
    );
    expect(generation?.badges[0]).toMatchObject({
      seats: null,
      doors: null,
      fuel: null,
      simpleTransmission: null,
      caravan: {
        bodyLengthFeet: 17.6,
        bodyWidthFeet: 8.1,
        tareWeightKg: 1_975,
        aggregateTrailerMassKg: 2_375,
        axleType: 'Single',
        sleeps: 2,
      },
    });
  });

  it.each([
    ['# A | 2020 | hatch\n B | 20000 | 1 | warp9', 'unknown word: warp9'],
    ['# A | 2020 | ulp\n B | 20000 | 1', 'no body'],
    ['# A | 2020 | hatch\n B | dear | 1', 'Not an amount: dear'],
    ['# A | 2020 | hatch\n B | 20000', 'Not an amount: undefined'],
    ['# A | soon | hatch\n B | 20000 | 1', 'Not an amount: soon'],
  ])('is refused where it is wrong: %j', (wrong, reason) => {
    expect(() => generationsOf(wrong)).toThrow(reason);
  });
});
