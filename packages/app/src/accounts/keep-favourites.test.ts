import type { CarId, VisitorId } from '@forecourt/domain/core/ids';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { keepFavourites, mostFavourites } from './keep-favourites.ts';

const now = new Date('2026-11-16T00:00:00Z');
const visitor = buildId() as VisitorId;
const [first, second, third] = [buildId() as CarId, buildId() as CarId, buildId() as CarId];

async function kept(favourites: Parameters<typeof keepFavourites>[2]['favourites']) {
  const saved: (readonly [CarId, string])[] = [];
  const watchlists = {
    save: async (_: VisitorId, carId: CarId, at: Date) => {
      saved.push([carId, at.toISOString()]);
      return true;
    },
  };
  await keepFavourites({ watchlists }, visitor, { favourites, now });
  return saved;
}

describe('WATCH-3 what a device had saved', () => {
  it('is as old in the account as it was there', async () => {
    expect(await kept([{ id: first, savedAt: new Date('2026-11-01T00:00:00Z') }])).toEqual([
      [first, '2026-11-01T00:00:00.000Z'],
    ]);
  });

  it('is as of now where the clock of the device cannot be right, in the order of the list', async () => {
    expect(
      await kept([
        { id: first, savedAt: new Date('2027-01-01T00:00:00Z') },
        { id: second, savedAt: new Date('1999-01-01T00:00:00Z') },
        { id: third, savedAt: null },
      ]),
    ).toEqual([
      [first, '2026-11-16T00:00:00.000Z'],
      [second, '2026-11-15T23:59:59.999Z'],
      [third, '2026-11-15T23:59:59.998Z'],
    ]);
  });

  it('is no more than a browser keeps', async () => {
    const many = Array.from({ length: 300 }, () => ({ id: buildId() as CarId, savedAt: null }));
    expect(await kept(many)).toHaveLength(mostFavourites);
  });
});
