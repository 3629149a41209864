import { expect, it } from 'vitest';
import { caravanPayload } from './caravan-payload.ts';

it.each([
  [2_060, 2_600, 540],
  [2_060, null, null],
  [null, 2_600, null],
  [0, 2_600, null],
  [2_600, 2_060, null],
])('TEN-7 with a tare of %s and an ATM of %s %s kg may be packed', (tareWeightKg, mass, payload) => {
  expect(caravanPayload({ tareWeightKg, aggregateTrailerMassKg: mass })).toBe(payload);
});

it('TEN-7 is not known of what is no caravan', () => {
  expect(caravanPayload(null)).toBeNull();
});
