import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { carSummary } from './car-summary.ts';

const bare = {
  badge: null,
  km: null,
  colour: null,
  simpleBody: null,
  simpleTransmission: null,
  simpleFuel: null,
};

describe('the summary of a car', () => {
  it.each([
    [{}, '2021 Toyota Corolla Ascent Sport: a used hatch in Glacier White, 41,200 km, petrol, automatic.'],
    [
      {
        ...bare,
        carType: 'demo' as const,
        simpleBody: 'SUV',
        engineSize: '2.5',
        simpleFuel: 'Hybrid',
        drive: 'AWD',
      },
      '2021 Toyota Corolla: a demonstrator SUV, 2.5 L hybrid, AWD.',
    ],
    [{ ...bare, carType: null, colour: 'Red' }, '2021 Toyota Corolla: a car in Red.'],
    [
      { ...bare, itemType: 'caravan' as const, colour: 'White' },
      '2021 Toyota Corolla: a used caravan in White.',
    ],
    [
      {
        ...bare,
        itemType: 'caravan' as const,
        colour: 'Charcoal',
        caravan: { sleeps: 3, bodyLengthFeet: 18, tareWeightKg: 2_150 },
      },
      '2021 Toyota Corolla: a used caravan in Charcoal that sleeps 3, 18 ft (5.49 m) long, 2,150 kg empty.',
    ],
    [
      { ...bare, itemType: 'motorcycle' as const, simpleBody: 'Naked', engineSize: '689' },
      '2021 Toyota Corolla: a used naked bike, 689 cc.',
    ],
    [
      { ...bare, itemType: 'motorcycle' as const, simpleBody: 'Cruiser' },
      '2021 Toyota Corolla: a used cruiser.',
    ],
    [bare, null],
    [{ ...bare, simpleBody: 'null', colour: ' ' }, null],
  ])('VDP-1.1 of %j is %j', (overrides, summary) => {
    expect(carSummary(buildCar(overrides))).toBe(summary);
  });
});
