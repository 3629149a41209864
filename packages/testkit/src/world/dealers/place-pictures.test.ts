import { expect, it } from 'vitest';
import { electricScenes } from './dealer-scenes.ts';
import { placePicture, placeTurns } from './place-pictures.ts';

const stock = { itemType: 'car', scenes: electricScenes } as const;
const pictureOf = (place: number) => placePicture(stock, { place, isWorkshop: false });
const along = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lat: -32 - index / 10, long: 116 }));

it('LOC-1.2 no two of as many places as a dealer has views of are the same photograph', () => {
  const turnOf = placeTurns();
  const pictures = along(8).map((at) => pictureOf(turnOf(stock, at, 3)));
  expect(new Set(pictures).size).toBe(8);
});

it('LOC-1.2 where there are more places than views, those side by side still differ', () => {
  const turnOf = placeTurns();
  const pictures = along(30).map((at) => pictureOf(turnOf(stock, at, 3)));
  for (const [index, picture] of pictures.entries())
    expect(pictures.slice(index + 1, index + 4)).not.toContain(picture);
});

it('LOC-1.2 four yards of one dealer are four houses', () => {
  const turnOf = placeTurns();
  const yard = { itemType: 'car', scenes: { new: ['yard', 'yard'], used: ['yard', 'workshop'] } } as const;
  const pictures = along(4).map((at) =>
    placePicture(yard, { place: turnOf(yard, at, 16), isWorkshop: false }),
  );
  expect(new Set(pictures.map((url) => url.split('-')[1])).size).toBe(4);
});
