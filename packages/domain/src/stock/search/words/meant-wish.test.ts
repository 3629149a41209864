import { expect, it } from 'vitest';
import { meantWish } from './meant-wish.ts';

it.each([
  ['small', { bodies: ['Hatch'] }],
  ['nice Little', { bodies: ['Hatch'] }],
  ['p-plater', { bodies: ['Hatch'] }],
  ['horse float', { towingKg: 2_000 }],
  ['tradie', { bodies: ['Ute', 'Van'] }],
  ['family', null],
])('%s is wished for as %j', (query, meant) => {
  if (meant === null) expect(meantWish(query)).toBeNull();
  else expect(meantWish(query)).toMatchObject(meant);
});
