import { expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { payableUntil } from './reservation-hold.ts';

const { checkout } = resolveSettings([]).settings;
const stored = (paymentMinutes: number) =>
  resolveSettings([{ layer: 'platform', key: '', number: 1, overrides: { checkout: { paymentMinutes } } }]);
const startedAt = new Date('2026-04-04T08:00:00Z');

it('BUY-1.4 a car is kept briefly while the deposit is not paid', () => {
  expect(payableUntil(startedAt, checkout)).toEqual(new Date('2026-04-04T08:30:00Z'));
  expect(payableUntil(startedAt, { paymentMinutes: 5 })).toEqual(new Date('2026-04-04T08:05:00Z'));
});

it('BUY-1.4 the time to pay ends before a session of the provider must, a day after it began', () => {
  expect(stored(1_398).settings.checkout.paymentMinutes).toBe(1_398);
  expect(stored(1_399).settings.checkout.paymentMinutes).toBe(30);
});
