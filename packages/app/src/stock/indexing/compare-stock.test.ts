import type { AccountId, CarId, DealershipId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import { differingAccounts, differingCars, settledDifferences } from './compare-stock.ts';

const sum = (account: string, documents: number, versions: number) => ({
  accountId: account as AccountId,
  documents,
  versions,
});
const car = (id: string, version: number, isGone = false) => ({
  dealershipId: 'd' as DealershipId,
  carId: id as CarId,
  version,
  isGone,
});

const versionsOf = (...copies: Parameters<typeof differingCars>[1]) =>
  differingCars('a' as AccountId, copies).map(({ carId, versions, highest }) => [carId, versions, highest]);

describe('accounts', () => {
  it.each([
    ['hold the same', [sum('a', 2, 5)], [sum('a', 2, 5)], []],
    ['differ in number', [sum('a', 2, 5)], [sum('a', 1, 5)], ['a']],
    ['differ in version', [sum('a', 2, 5), sum('b', 1, 1)], [sum('a', 2, 6), sum('b', 1, 1)], ['a']],
    ['are in one part alone', [sum('a', 2, 5)], [sum('b', 1, 1)], ['a', 'b']],
  ])('that %s', (_, one, other, expected) => {
    expect(differingAccounts([one, other])).toEqual(expected);
  });
});

describe('cars of an account', () => {
  it('differ by version, or by being there', () => {
    expect(versionsOf([car('1', 1), car('2', 2)], [car('1', 1), car('2', 3), car('3', 9)])).toEqual([
      ['2', [2, 3], 3],
      ['3', [null, 9], 9],
    ]);
  });

  it('are not there where only their tombstone is, whose version still has to be overtaken', () => {
    expect(versionsOf([car('1', 1)], [car('1', 4, true)])).toEqual([['1', [1, null], 4]]);
    expect(versionsOf([], [car('1', 4, true)], [car('1', 5, true)])).toEqual([]);
  });

  it('have settled when they differ in the same way again', () => {
    const before = differingCars('a' as AccountId, [[car('1', 1), car('2', 1)], []]);
    const after = differingCars('a' as AccountId, [[car('1', 1), car('2', 2)], []]);
    expect(settledDifferences(before, after).map(({ carId }) => carId)).toEqual(['1']);
  });
});
