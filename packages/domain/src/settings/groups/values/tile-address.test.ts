import { expect, it } from 'vitest';
import { tileAddress } from './tile-address.ts';

it.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example:8443/v1/{z}/{x}/{y}@2x.png?key=abc',
])('LOC-6.3 tiles come from %s', (address) => {
  expect(tileAddress.safeParse(address).success).toBe(true);
});

it.each([
  'http://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}.png',
  'https://tiles.example/ {z}/{x}/{y}.png',
  'javascript:alert(1)//{z}/{x}/{y}',
])('LOC-6.3 tiles do not come from %s', (address) => {
  expect(tileAddress.safeParse(address).success).toBe(false);
});
