import { describe, expect, it } from 'vitest';
import { usualFigures } from '../stock/usual-figures.ts';
import { vehicleFields } from '../stock/vehicle-fields.ts';
import { makes } from './makes.ts';

const motorcycles = makes.flatMap((make) =>
  make.models
    .filter(({ itemType }) => itemType === 'motorcycle')
    .flatMap((model) =>
      model.generations.flatMap((generation) =>
        generation.badges.map((badge) => ({
          make,
          model,
          generation,
          badge,
          year: generation.years[1],
          usualPrice: badge.newPrice,
        })),
      ),
    ),
);
const figuresOf = (named: string, badgeName?: string) => {
  const vehicle = motorcycles.find(
    ({ make, model, badge }) =>
      `${make.name} ${model.name}` === named && (badgeName ?? badge.name) === badge.name,
  );
  if (!vehicle) throw new Error(`${named} is not in the catalogue`);
  return vehicleFields(vehicle, 0).variant;
};

describe('TEN-7 what the maker of a motorcycle publishes', () => {
  it.each([
    [
      'Yamaha MT-07',
      'MT-07LA',
      { isLams: true, power: 38, seatHeight: 805, wetWeight: 184, engineSize: 655 },
    ],
    ['Yamaha MT-07', 'MT-07HO', { isLams: false, power: 54, engineSize: 689 }],
    ['Yamaha MT-09', 'MT-09SP', { isLams: false, seatHeight: 825 }],
    ['Kawasaki Ninja 650', 'LAMS', { isLams: true }],
    ['Honda Rebel 500', 'CMX500', { isLams: true, seatHeight: 690, wetWeight: 191 }],
    ['KTM 790 Adventure', 'ABS', { isLams: false, wetWeight: null }],
    ['KTM 390 Adventure', 'ABS', { isLams: true, wetWeight: 172 }],
  ])('is true of the %s %s', (named, badge, figures) => {
    expect(figuresOf(named, badge)).toMatchObject({ ...figures, grossVehicleMass: null });
  });

  it('lets learners ride nothing above 660 cc, and everything that is called LAMS', () => {
    const wrong = motorcycles.filter((vehicle) => {
      const { isLams } = usualFigures(vehicle);
      const isBig = (vehicle.badge.variant.engineSize ?? 0) > 660;
      return isBig ? isLams !== false : /LAMS|LA$|50L$/.test(vehicle.badge.name) && isLams !== true;
    });
    expect(wrong.map(({ model, badge }) => `${model.name} ${badge.name}`)).toEqual([]);
  });

  it('leaves out little: most of all have a licence, a seat height and a weight', () => {
    expect(share(({ isLams }) => isLams !== null)).toBeGreaterThan(0.9);
    expect(share(({ seatHeight }) => seatHeight !== null)).toBeGreaterThan(0.8);
    expect(share(({ wetWeight }) => wetWeight !== null)).toBeGreaterThan(0.75);
  });
});

function share(has: (figures: NonNullable<ReturnType<typeof figuresOf>>) => boolean): number {
  const having = motorcycles.filter((vehicle) => {
    const { variant } = vehicleFields(vehicle, 0);
    return variant !== null && has(variant);
  });
  return having.length / motorcycles.length;
}
