import { describe, expect, it } from 'vitest';
import { careOf } from './care-of.ts';

const used = {
  dealershipSlug: 'coast',
  carType: 'used',
  itemType: 'car',
  km: 40_000,
  createdAt: new Date('2026-05-02T00:00:00Z'),
  asOf: new Date('2026-06-15T02:00:00Z'),
  zone: 'Australia/Sydney',
  comments: null,
  hasReport: false,
} as const;
const many = Array.from({ length: 300 }, (_, place) => careOf({ ...used, key: `car/${place}` }));

describe('what is written down of a used car', () => {
  it('VDP-3 is most of it of most cars, and never all of all', () => {
    for (const name of ['keys', 'inspectedOn', 'serviceBook', 'ppsrSearchedOn'] as const) {
      const known = many.filter((care) => care[name] !== null).length;
      expect(known).toBeGreaterThan(200);
      expect(known).toBeLessThan(300);
    }
  });

  it('VDP-3 is of no day to come, and of no kilometres that it has not done', () => {
    const today = careOf({ ...used, key: 'car/1', createdAt: used.asOf });
    for (const { inspectedOn, ppsrSearchedOn, servicedKm } of [...many, today]) {
      expect((inspectedOn ?? '') <= '2026-06-15').toBe(true);
      expect((ppsrSearchedOn ?? '') <= '2026-06-15').toBe(true);
      expect(servicedKm ?? 0).toBeLessThan(40_000);
    }
  });

  it('VDP-3 is what the comments say', () => {
    const comments = 'FULL SERVICE BOOK AND BOTH KEYS!!';
    for (let place = 0; place < 50; place += 1)
      expect(careOf({ ...used, key: `car/${place}`, comments })).toMatchObject({
        keys: 2,
        serviceBook: 'full',
      });
  });

  it('VDP-3 has searched the register where there is a history report', () => {
    for (let place = 0; place < 50; place += 1)
      expect(careOf({ ...used, key: `car/${place}`, hasReport: true }).ppsrNumber).not.toBeNull();
  });

  it('VDP-3 is nothing of a new one, and of a van no key', () => {
    expect(
      Object.values(careOf({ ...used, key: 'car/1', carType: 'new' })).every((one) => one === null),
    ).toBe(true);
    expect(careOf({ ...used, key: 'car/1', itemType: 'caravan' }).keys).toBeNull();
  });
});
