import { expect, it } from 'vitest';
import { meantWish } from './meant-wish.ts';

it.each([
  ['small', ['Hatch'], null],
  ['nice Little', ['Hatch'], null],
  ['p-plater', ['Hatch'], null],
  ['horse float', [], 2_000],
  ['tradie', ['Ute', 'Van'], null],
  ['for the family', ['SUV', 'Wagon', 'People Mover'], null],
  ['small my daughter', ['Hatch'], null],
  ['for my daughter', undefined, undefined],
])('%s is wished for as %j, towing %s kg', (query, bodies, towingKg) => {
  const meant = meantWish(query);
  expect([meant?.bodies, meant?.towingKg]).toEqual([bodies, towingKg]);
});
