import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { compareRows, toggleCompared } from './compare.ts';

const { watchlist } = settingsWith();

describe('WATCH-4 choosing cars to compare', () => {
  it('takes four', () => {
    expect(watchlist.compareLimit).toBe(4);
    expect(toggleCompared(['a', 'b', 'c'], 'd', watchlist)).toEqual({
      ok: true,
      value: ['a', 'b', 'c', 'd'],
    });
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e', watchlist)).toEqual({ ok: false, error: 'full' });
  });

  it('takes a car away again, also when the list is full', () => {
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'b', watchlist)).toEqual({
      ok: true,
      value: ['a', 'c', 'd'],
    });
  });
});

describe('WATCH-4 cars side by side', () => {
  const corolla = buildCar({
    drive: 'FWD',
    seats: 5,
    doors: 5,
    engineSize: '1.8L',
    variant: { fuelConsumptionCombined: 6.2 },
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
    expect(compareRows([corolla, hilux])).toEqual([
      { label: 'Price', values: ['$24,990', '$45,490.50'], differs: true },
      { label: 'Price type', values: ['Drive Away', 'Drive away'], differs: false },
      { label: 'Condition', values: ['Used', 'New'], differs: true },
      { label: 'Year', values: ['2021', '2026'], differs: true },
      { label: 'Odometer', values: ['41,200 km', '0 km'], differs: true },
      { label: 'Body', values: ['Hatch', 'Ute'], differs: true },
      { label: 'Transmission', values: ['Automatic', 'Automatic'], differs: false },
      { label: 'Fuel Type', values: ['Petrol', 'Diesel'], differs: true },
      { label: 'Drive', values: ['FWD', '4WD'], differs: true },
      { label: 'Engine', values: ['1.8L', '2.8L'], differs: true },
      { label: 'Fuel consumption', values: ['6.2 L/100 km', null], differs: false },
      { label: 'Seats', values: ['5', '5'], differs: false },
      { label: 'Doors', values: ['5', null], differs: false },
      { label: 'Colour', values: ['Glacier White', null], differs: false },
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
    const labels = compareRows([bare]).map(({ label }) => label);
    expect(labels).toEqual(['Condition', 'Body', 'Transmission', 'Fuel Type']);
    expect(compareRows([bare])[0]?.values).toEqual(['Demo']);
    expect(compareRows([buildCar({ carType: null })])[0]?.label).toBe('Price');
    expect(compareRows([buildCar({ carType: null })]).map(({ label }) => label)).not.toContain('Condition');
  });

  it('are nothing without cars', () => {
    expect(compareRows([])).toEqual([]);
  });
});
