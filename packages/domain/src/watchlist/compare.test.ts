import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { compareRows } from './compare.ts';

const settings = settingsWith();
const rowOf = (label: string, ...cars: Parameters<typeof buildCar>[0][]) =>
  compareRows(
    cars.map((car) => buildCar(car)),
    settings,
  ).find((row) => row.label === label);

describe('WATCH-4 cars side by side', () => {
  const corolla = buildCar({
    drive: 'FWD',
    seats: 5,
    doors: 5,
    engineSize: '1.8L',
    variant: { fuelConsumptionCombined: 6.2 },
    location: { name: 'Dandenong', slug: 'dandenong' },
  });
  const hilux = buildCar({
    offerPriceCents: 4_549_050,
    priceType: 'Drive away',
    carType: 'new',
    year: 2026,
    km: 0,
    simpleBody: 'Ute',
    simpleFuel: 'Diesel',
    drive: '4WD',
    seats: 5,
    doors: null,
    colour: 'null',
    engineSize: '2.8L',
    variant: { fuelConsumptionCombined: 0 },
  });

  it('show every fact that one of them states, with the differences marked', () => {
    const rows = compareRows([corolla, hilux], settings);
    expect(rows.map(({ group, label, values, differs }) => [group, label, values, differs])).toEqual([
      ['Money', 'Price', ['$24,990', '$45,490.50'], true],
      ['Money', 'Price type', ['Drive Away', 'Drive Away'], false],
      ['Condition', 'Condition', ['Used', 'New'], true],
      ['Condition', 'Year', ['2021', '2026'], true],
      ['Condition', 'Odometer', ['41,200 km', '0 km'], true],
      ['Driving', 'Body', ['Hatch', 'Ute'], true],
      ['Driving', 'Transmission', ['Automatic', 'Automatic'], false],
      ['Driving', 'Fuel Type', ['Petrol', 'Diesel'], true],
      ['Driving', 'Drive', ['FWD', '4WD'], true],
      ['Driving', 'Engine', ['1.8 L', '2.8 L'], true],
      ['Driving', 'Fuel consumption', ['6.2 L/100 km', null], false],
      ['The rest', 'Seats', ['5', '5'], false],
      ['The rest', 'Doors', ['5', null], false],
      ['The rest', 'Colour', ['Glacier White', null], false],
      ['The rest', 'Location', ['Dandenong', null], false],
    ]);
  });

  it('leave out what none of them states', () => {
    const bare = buildCar({
      priceCents: 1_000,
      priceType: ' ',
      year: null,
      km: null,
      carType: 'demo',
      colour: null,
    });
    const labels = compareRows([bare], settings).map(({ label }) => label);
    expect(labels).toEqual(['Price', 'Condition', 'Body', 'Transmission', 'Fuel Type']);
    expect(compareRows([bare], settings)[0]?.values).toEqual(['Contact us for price']);
    expect(compareRows([bare], settings)[1]?.values).toEqual(['Demo']);
    expect(rowOf('Condition', { carType: null })).toBeUndefined();
  });

  it('are nothing without cars', () => {
    expect(compareRows([], settings)).toEqual([]);
  });

  it('say which costs least where all prices include the same', () => {
    const [dear, cheap] = [{ priceCents: 3_000_000 }, { priceCents: 2_000_000 }];
    expect(rowOf('Price', dear, cheap)?.best).toEqual({ place: 1, word: 'Lowest' });
    expect(rowOf('Price', dear, cheap, { priceCents: 2_000_000 })?.best).toBeNull();
    expect(rowOf('Price', dear, { ...cheap, priceType: 'Excl. Govt. Charges' })?.best).toBeNull();
    expect(rowOf('Price', dear, { priceCents: null })?.best).toBeNull();
    expect(rowOf('Price', dear)?.best).toBeNull();
  });

  it('measure a price whose kind nobody says with others of that sort', () => {
    const quiet = settingsWith({ law: { showsPriceBasis: false } });
    const cars = [3_000_000, 2_000_000].map((priceCents) => buildCar({ priceCents, priceType: null }));
    expect(compareRows(cars, quiet)[0]?.best).toEqual({ place: 1, word: 'Lowest' });
  });

  it('name the newest and the least driven, and call no colour the best', () => {
    expect(rowOf('Year', { year: 2024 }, { year: 2022 })?.best).toEqual({ place: 0, word: 'Newest' });
    expect(rowOf('Odometer', { km: 9 }, { km: 7 })?.best).toEqual({ place: 1, word: 'Lowest' });
    expect(rowOf('Odometer', { km: 9 }, { km: null })?.best).toBeNull();
    expect(rowOf('Colour', { colour: 'Red' }, { colour: 'Blue' })?.best).toBeNull();
  });

  it('show a subscription as what it is', () => {
    const offering = settingsWith({ price: { offersSubscriptions: true } });
    const car = buildCar({ subscriptionPriceCents: 28_900 });
    expect(compareRows([car], offering)[0]?.values).toEqual([`$289 ${offering.price.subscriptionUnit}`]);
  });
});
