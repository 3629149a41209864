import { describe, expect, it } from 'vitest';
import { carsOf, sampleDealership } from './test/sample-dealerships.ts';

const cars = carsOf(sampleDealership('newstead-odometers', { count: 1_500, dirt: 0 }));
const clean = cars.flatMap(({ car, dirt }) =>
  dirt === null && car.km !== null && car.year !== null ? [car] : [],
);
const kmOf = (carType: string) =>
  clean.filter((car) => car.carType === carType).map(({ km, year }) => ({ km: km ?? 0, year: year ?? 0 }));

const average = (first: number, last: number) => {
  const of = kmOf('used').filter(({ year }) => year >= first && year <= last);
  return of.reduce((sum, { km }) => sum + km, 0) / of.length;
};

describe('the odometer', () => {
  it('shows delivery kilometres on a new car and a few thousand on a demonstrator', () => {
    expect(Math.max(...kmOf('new').map(({ km }) => km))).toBeLessThan(50);
    const demos = kmOf('demo').map(({ km }) => km);
    expect(Math.min(...demos)).toBeGreaterThan(100);
    expect(Math.max(...demos)).toBeLessThan(10_000);
  });

  it('shows more on older cars', () => {
    expect(average(2023, 2025)).toBeLessThan(60_000);
    expect(average(2018, 2021)).toBeGreaterThan(average(2023, 2025));
    expect(average(2008, 2015)).toBeGreaterThan(average(2018, 2021));
    expect(average(2008, 2015)).toBeLessThan(260_000);
  });
});
