import { settingsRegistry } from '@forecourt/domain/settings/registry';
import { describe, expect, it } from 'vitest';
import { carsOf, contrastingDealerships } from './test/sample-dealerships.ts';

const cars = contrastingDealerships.flatMap(carsOf).map(({ car }) => car);

describe('the features of a car', () => {
  it('are none twice', () => {
    for (const { standardEquipment } of cars) {
      expect(new Set(standardEquipment).size).toBe(standardEquipment.length);
    }
  });

  it('DATA-7 have each of those by which visitors filter on some car', () => {
    const found = new Set(cars.flatMap(({ standardEquipment }) => standardEquipment));
    for (const feature of settingsRegistry.stock.settings.featureList.default)
      expect(found).toContain(feature);
  });

  it('did not exist before their time', () => {
    const old = cars.filter(
      ({ year, itemType }) => itemType === 'car' && year !== null && year > 1920 && year < 2012,
    );
    expect(old.length).toBeGreaterThan(10);
    for (const { standardEquipment } of old) expect(standardEquipment).not.toContain('Apple CarPlay');
  });
});
