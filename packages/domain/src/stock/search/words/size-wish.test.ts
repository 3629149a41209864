import { expect, it } from 'vitest';
import { sizeWish } from './size-wish.ts';

it.each([
  ['small', ['Hatch']],
  ['nice Little', ['Hatch']],
  ['family', undefined],
])('%s is wished for as %j', (query, bodies) => {
  expect(sizeWish(query)?.bodies).toEqual(bodies);
});
