import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { daysHere } from './days-here.ts';

const at = { now: new Date('2026-11-16T00:00:00Z'), zone: 'Australia/Sydney' };
const said = (createdAt: string, status = 'in_stock') =>
  daysHere(buildCar({ status, createdAt: new Date(createdAt) }), at);

it('WATCH-4 says for how many days a car has been here, by the calendar of its site', () => {
  expect(said('2026-11-15T13:00:00Z')).toBe('Since today');
  expect(said('2026-11-15T12:59:00Z')).toBe('1 day');
  expect(said('2026-10-16T00:00:00Z')).toBe('31 days');
  expect(said('2023-01-01T00:00:00Z')).toBe('1,415 days');
});

it('WATCH-4 says nothing of a car that is not here yet, or no more', () => {
  expect(said('2026-11-20T00:00:00Z')).toBeNull();
  expect(said('2026-10-16T00:00:00Z', 'coming_soon')).toBeNull();
  expect(said('2026-10-16T00:00:00Z', 'sold')).toBeNull();
});
