import { describe, expect, it } from 'vitest';
import { makeBySlug } from '../vehicles/makes.ts';
import { vehicleTitle } from './vehicle-title.ts';

const make = makeBySlug('suzuki');
const [model] = make.models;
const badge = model?.generations[0]?.badges[0];

describe('the title of a vehicle', () => {
  it.each([
    ['Swift', 'GL Navigator', '2021 Suzuki Swift GL Navigator'],
    ['Swift', '', '2021 Suzuki Swift'],
    ['GSX-8S', 'GSX-8S', '2021 Suzuki GSX-8S'],
    ['SV650', 'SV650 LAMS', '2021 Suzuki SV650 LAMS'],
    ['DR-Z400', 'DR-Z400E', '2021 Suzuki DR-Z400E'],
    ['C', 'C200', '2021 Suzuki C200'],
    ['A', 'AMG', '2021 Suzuki A AMG'],
    ['Boulevard C50', 'C50', '2021 Suzuki Boulevard C50'],
  ])('of the model %s with the badge %s is %s', (modelName, badgeName, title) => {
    if (!model || !badge) throw new Error('The catalogue has no Suzuki');
    const vehicle = {
      year: 2021,
      make,
      model: { ...model, name: modelName },
      badge: { ...badge, name: badgeName },
    };
    expect(vehicleTitle(vehicle)).toBe(title);
  });
});
