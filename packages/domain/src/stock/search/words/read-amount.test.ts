import { describe, expect, it } from 'vitest';
import { readAmount, type Amount } from './read-amount.ts';

const plain: Amount = { value: 0, isPlain: true, unit: null, isMoney: false, sign: '' };

describe('a number as it is typed', () => {
  it.each<[string, Partial<Amount>]>([
    ['2019', { value: 2019 }],
    ['2019+', { value: 2019, sign: '+' }],
    ['40k', { value: 40_000, isPlain: false }],
    ['7.5k', { value: 7500, isPlain: false }],
    ['40grand', { value: 40_000, isPlain: false, isMoney: true }],
    ['$40,000', { value: 40_000, unit: 'price', isMoney: true }],
    ['<$40k', { value: 40_000, isPlain: false, unit: 'price', isMoney: true, sign: '<' }],
    ['40000dollars', { value: 40_000, unit: 'price', isMoney: true }],
    ['100,000km', { value: 100_000, unit: 'km' }],
    ['40kkms', { value: 40_000, isPlain: false, unit: 'km' }],
    ['30kish', { value: 30_000, isPlain: false, sign: '~' }],
    ['7seater', { value: 7, unit: 'seats' }],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toEqual({ ...plain, ...amount });
  });

  it.each(['i30', '2.5', '2.5i', '6spd', '17ft', '370z', '4x4', '40kg', '1,2', '1234567890', ''])(
    'reads none in %s',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});
