import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { makes } from '../vehicles/makes.ts';
import { chooseVehicle, vehicleTables, type CarType } from './choose-vehicle.ts';

const plan = {
  carTypes: { new: 1, demo: 1, used: 1 },
  itemType: 'car',
  newMakes: ['toyota', 'mazda'],
  usedMakes: null,
} as const;
const tables = vehicleTables(makes, plan, 2026);

function chosen(carType: CarType, prices: readonly [number, number] = [5_000, 90_000]) {
  const table = tables[carType];
  if (table === undefined) throw new Error('No table');
  return Array.from({ length: 600 }, (_, car) =>
    chooseVehicle(table, carType, prices, randomFor(`car/${car}`)),
  );
}

describe('which vehicle a car is', () => {
  it('is of the franchise and of a generation still made, for a new one', () => {
    for (const { make, model, generation, year } of [...chosen('new'), ...chosen('demo')]) {
      expect(plan.newMakes).toContain(make.slug);
      expect(model.newAs).not.toBeNull();
      expect(generation.years[1]).toBe(Math.max(...model.generations.map(({ years }) => years[1])));
      expect(year).toBeGreaterThanOrEqual(2024);
      expect(year).toBeLessThanOrEqual(2026);
    }
  });

  it('was made in the year it claims, for a used one', () => {
    for (const { generation, year } of chosen('used')) {
      expect(year).toBeGreaterThanOrEqual(generation.years[0]);
      expect(year).toBeLessThanOrEqual(generation.years[1]);
      expect(2026 - year).toBeLessThanOrEqual(20);
    }
  });

  it('is mostly a few years old, of makes as common as they are', () => {
    const used = chosen('used');
    const share = (of: (vehicle: (typeof used)[number]) => boolean) => used.filter(of).length / used.length;
    expect(share(({ year }) => year >= 2018 && year <= 2024)).toBeGreaterThan(0.5);
    expect(share(({ year }) => year <= 2014)).toBeGreaterThan(0.03);
    const toyota = share(({ make }) => make.slug === 'toyota');
    const suzuki = share(({ make }) => make.slug === 'suzuki');
    expect(toyota).toBeGreaterThan(2 * suzuki);
    expect(suzuki).toBeGreaterThan(0);
  });

  it('costs what the dealer trades in', () => {
    for (const { usualPrice } of chosen('used', [8_000, 20_000])) {
      expect(usualPrice).toBeGreaterThanOrEqual(8_000);
      expect(usualPrice).toBeLessThanOrEqual(20_000);
    }
  });

  it('comes as near as it can where the plan asks for what nobody sells', () => {
    const prices = chosen('used', [400_000, 500_000]).map(({ usualPrice }) => usualPrice);
    expect(Math.min(...prices)).toBeGreaterThan(35_000);
  });

  it('is a demonstrator of any make where the dealer has no franchise', () => {
    const { demo } = vehicleTables(makes, { ...plan, newMakes: [] }, 2026);
    expect(new Set(demo?.items.map(({ make }) => make.slug)).size).toBeGreaterThan(10);
  });

  it('is drawn from tables that dealerships with the same makes share', () => {
    expect(vehicleTables(makes, { ...plan }, 2026).used).toBe(tables.used);
    expect(vehicleTables(makes, plan, 2027).used).not.toBe(tables.used);
  });
});
