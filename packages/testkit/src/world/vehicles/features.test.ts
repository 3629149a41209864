import { carSchema } from '@forecourt/domain/stock/car/car';
import { describe, expect, it } from 'vitest';
import type { Badge } from './catalogue.ts';
import { fittedFeaturesOf, standardFeatures } from './features.ts';
import { carFeatures, engineFeatures, rearSeatFeatures } from './features/car-features.ts';
import { caravanFeatures, motorcycleFeatures } from './features/features-by-kind.ts';
import { makes } from './makes.ts';

const badge = (changes: Partial<Badge> = {}) => ({
  newPrice: 36_000,
  simpleFuel: 'Petrol',
  seats: 5,
  features: [],
  ...changes,
});
const hatch = { itemType: 'car', simpleBody: 'Hatch' } as const;
const ute = { itemType: 'car', simpleBody: 'Ute' } as const;

describe('the features of a vehicle', () => {
  it('come from enough lines that two cars rarely read alike', () => {
    const ofCars = [...carFeatures, ...engineFeatures, ...rearSeatFeatures];
    expect(new Set(ofCars.map(({ text }) => text)).size).toBeGreaterThanOrEqual(120);
    expect(motorcycleFeatures.length).toBeGreaterThanOrEqual(25);
    expect(caravanFeatures.length).toBeGreaterThanOrEqual(40);
  });

  it('follow the year', () => {
    const old = standardFeatures(hatch, badge(), 2009);
    const recent = standardFeatures(hatch, badge(), 2024);
    expect(old).toContain('CD Player');
    expect(old).not.toContain('Apple CarPlay');
    expect(recent).toContain('Apple CarPlay');
    expect(recent).not.toContain('CD Player');
    expect(recent.length).toBeGreaterThan(old.length);
  });

  it('follow the price', () => {
    const plain = standardFeatures(hatch, badge({ newPrice: 19_000 }), 2022);
    const dear = standardFeatures(hatch, badge({ newPrice: 120_000 }), 2022);
    expect(plain).toContain('Cloth Seat Trim');
    expect(dear).toContain('Nappa Leather Seats');
    expect(dear).not.toContain('Cloth Seat Trim');
  });

  it('follow what it is', () => {
    expect(standardFeatures(ute, badge({ newPrice: 62_000 }), 2022)).toContain('Sports Bar');
    expect(standardFeatures(hatch, badge(), 2022)).not.toContain('Sports Bar');
    expect(standardFeatures(ute, badge({ simpleBody: 'SUV' }), 2022)).not.toContain('Vinyl Floor Covering');
    expect(standardFeatures(hatch, badge({ seats: 2 }), 2022)).not.toContain(
      'Child Seat Anchor Points - ISOFIX',
    );
    expect(fittedFeaturesOf(ute)).toContain('Ladder Rack');
    expect(fittedFeaturesOf(hatch)).not.toContain('Ladder Rack');
  });

  it.each([
    ['Petrol', false, false, true],
    ['Plug-in Hybrid', true, false, true],
    ['Electric', true, true, false],
  ])('know what drives it: %s', (simpleFuel, hasCable, hasFastPort, hasEngine) => {
    const lines = standardFeatures(hatch, badge({ simpleFuel }), 2023);
    expect(lines.includes('Charging Cable - Mode 2 (Household Socket)')).toBe(hasCable);
    expect(lines.includes('Charge Port - CCS Combo 2')).toBe(hasFastPort);
    expect(lines.includes('Engine - Stop Start System (When at idle)')).toBe(hasEngine);
  });

  it('end with those of the badge, each once', () => {
    const features = ['Head Up Display', 'Apple CarPlay', 'Head Up Display'];
    const lines = standardFeatures(hatch, badge({ features }), 2022);
    expect(lines.at(-1)).toBe('Head Up Display');
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    ['car', 20, 115],
    ['motorcycle', 5, 35],
    ['caravan', 8, 60],
  ] as const)('make a list that a %s can have, at any badge and year', (itemType, least, most) => {
    const { standardEquipment } = carSchema.shape;
    const isList = (lines: readonly string[]) =>
      lines.length >= least && lines.length <= most && standardEquipment.safeParse(lines).success;
    const wrong = makes
      .flatMap(({ models }) => models)
      .filter((model) => model.itemType === itemType)
      .flatMap((model) =>
        model.generations.flatMap(({ years, badges }) =>
          badges.flatMap((each) => years.map((year) => standardFeatures(model, each, year))),
        ),
      )
      .filter((lines) => !isList(lines));
    expect(wrong).toEqual([]);
  });
});
