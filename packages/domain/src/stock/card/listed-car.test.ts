import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { listedCar, readListedCar, StaleListedCar } from './listed-car.ts';

const car = buildCar({
  soldAt: new Date('2026-03-02T01:02:03Z'),
  priceHistory: [{ askedFrom: new Date('2026-01-01T00:00:00Z'), cents: 2_599_000 }],
  lenders: [{ provider: 'bank_one', interestRate: 8.99, disclaimer: 'A page of small print' }],
  photos: Array.from({ length: 9 }, (_, index) => ({ url: `/media/${index}.jpg` })),
  dealerComments: 'Honest ute.|One owner',
  standardEquipment: ['Sunroof'],
  vin: '6T1BF3EK50X123456',
});

it('CARD-1 holds what a list shows, and not what only the vehicle’s page does', () => {
  const card = listedCar(car);
  expect(card).toMatchObject({ id: car.id, name: car.name, priceCents: 2_499_000, location: null });
  expect(card.photos.map(({ url }) => url)).toEqual(car.photos.slice(0, 8).map(({ url }) => url));
  expect(card.note).toBe('Honest ute.');
  expect(card.lenders).toEqual([{ ...car.lenders[0], disclaimer: null }]);
  expect(JSON.stringify(card)).not.toMatch(/One owner|Sunroof|6T1BF3EK50X123456|small print/);
});

it('TEN-7 says of a motorcycle that learners may ride it, and nothing where they may not', () => {
  const isLams = [true, false, null].map(
    (lams) => listedCar(buildCar({ itemType: 'motorcycle', variant: { isLams: lams } })).isLams,
  );
  expect(isLams).toEqual([true, undefined, undefined]);
  expect(listedCar(buildCar({ itemType: 'motorcycle', variant: null }))).not.toHaveProperty('isLams');
  expect(listedCar(buildCar({ itemType: 'car', variant: { isLams: true } }))).not.toHaveProperty('isLams');
});

it('TEN-7 says of a motorcycle how high its seat is and what it weighs', () => {
  const variant = { seatHeight: 805, wetWeight: 184 };
  expect(listedCar(buildCar({ itemType: 'motorcycle', variant }))).toMatchObject(variant);
  expect(listedCar(buildCar({ itemType: 'car', variant }))).not.toHaveProperty('seatHeight');
});

const engineOf = (given: Parameters<typeof buildCar>[0]) => listedCar(buildCar(given)).engineSize;

it('TEN-7 has the engine of a motorcycle, wherever its feed has it', () => {
  const variant = { engineSize: 655 };
  expect(engineOf({ itemType: 'motorcycle', engineSize: null, variant })).toBe('655 cc');
  expect(engineOf({ itemType: 'motorcycle', engineSize: '689', variant })).toBe('689');
  expect(engineOf({ itemType: 'car', engineSize: null, variant })).toBeNull();
});

it.each([car, buildCar()])('is the same after an engine kept it as JSON', (given) => {
  const card = listedCar(given);
  expect(readListedCar(JSON.parse(JSON.stringify(card)))).toEqual(card);
});

it('L5 is read without pictures whose addresses are none for a page, however they got into the engine', () => {
  const [first] = car.photos;
  const photos = [first, { url: 'javascript:alert(1)', thumbnailUrl: null, alt: null }];
  const stored = { ...listedCar(car), photos, primaryImageUrl: 'data:text/html,x' };
  expect(readListedCar(JSON.parse(JSON.stringify(stored)))).toMatchObject({
    photos: [first],
    primaryImageUrl: null,
  });
});

it.each<[string, object, string]>([
  ['a price', { priceCents: undefined, price: 2_499_000 }, 'priceCents'],
  ['a payment', { lenders: [{ provider: 'bank_one' }] }, 'lenders.interestRate'],
])('CARD-1 is not read where %s had another name when it was stored', (_, change, missing) => {
  const stored: unknown = JSON.parse(JSON.stringify({ ...listedCar(car), ...change }));
  expect(() => readListedCar(stored)).toThrow(new StaleListedCar(`a stored car has no ${missing}`));
});
