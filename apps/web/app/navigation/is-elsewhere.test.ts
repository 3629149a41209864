import { expect, it } from 'vitest';
import { isElsewhere } from './is-elsewhere.ts';

const at = (address: string) => new URL(address, 'https://harbour.example') as unknown as Location;

it.each([
  ['https://harbour.example/cars/a', '/cars/a', false],
  ['https://harbour.example/cars/a#photos', '/cars/a', false],
  ['https://harbour.example/list?page=2', '/list?page=2#end', false],
  ['https://harbour.example/list?page=2', '/list', true],
  ['https://harbour.example/cars/a', '/list', true],
])('of the document %s the address %s is elsewhere: %s', (loaded, address, expected) => {
  expect(isElsewhere(loaded, at(address))).toBe(expected);
});
