import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { allAttributes, searchAttributes } from '../attributes/search-attributes.ts';
import { carSchema } from '../car/car.ts';
import {
  allFilterAttributes,
  filterAttributes,
  filterAttributeOf,
  filterAttributeOfName,
  notInFilters,
  otherNames,
} from './filter-attributes.ts';

describe('TEN-6.1 what a filter can look at', () => {
  const keys = allAttributes.map((attribute) => searchAttributes[attribute].key);

  it('is every attribute of the search, or has something else to write for it', () => {
    const missing = keys.filter((key) => filterAttributeOfName(key) === null && !notInFilters.has(key));
    expect(missing).toEqual([]);
  });

  it('has a reason only for what the search has and a filter has not', () => {
    for (const name of notInFilters.keys()) {
      expect(keys).toContain(name);
      expect(filterAttributeOfName(name)).toBeNull();
    }
  });

  it('is the same in the search under the same name', () => {
    const car = buildCar({ seats: 5, tag: 'Demo', subscriptionPriceCents: 19_900, drive: 'AWD' });
    const site = {
      stock: { priceRangeEdgesCents: [], weeklyPriceRangeEdgesCents: [], featureList: [] },
      weeklyPriceCents: () => null,
      dealershipNames: new Map<string, string>(),
      categoriesOf: () => [],
    };
    const different = allAttributes.filter((attribute) => {
      const { key, values } = searchAttributes[attribute];
      const name = filterAttributeOfName(key);
      const own = name === null ? null : filterAttributeOf(name).values(car);
      return own !== null && JSON.stringify(own) !== JSON.stringify(values(car, site));
    });
    expect(different).toEqual([]);
  });

  it.each([...otherNames])('%s is another name of %s', (name, attribute) => {
    expect(filterAttributeOfName(name)).toBe(attribute);
    expect(filterAttributeOfName(attribute)).toBe(attribute);
  });

  it.each(['toString', '__proto__', 'Make', ''])('has nothing called %j', (name) => {
    expect(filterAttributeOfName(name)).toBeNull();
  });

  it('knows all texts of the attributes that have a fixed set', () => {
    const { carType, itemType } = carSchema.shape;
    expect(filterAttributes.car_type.options).toEqual(carType.unwrap().unwrap().options);
    expect(filterAttributes.item_type.options).toEqual(itemType.unwrap().options);
  });

  it('is named in small letters, in order', () => {
    expect(allFilterAttributes).toEqual(allFilterAttributes.toSorted());
    expect(allFilterAttributes.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
  });

  it('is every feature of a car', () => {
    const car = buildCar({ standardEquipment: ['Tow Bar', ' ', 'null', ' Sunroof '] });
    expect(filterAttributes.features.values(car)).toEqual(['Tow Bar', 'Sunroof']);
  });
});
