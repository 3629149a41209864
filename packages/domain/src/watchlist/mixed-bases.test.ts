import { describe, expect, it } from 'vitest';
import type { PriceView } from '../stock/price/price-view.ts';
import { mixedBasesText } from './mixed-bases.ts';

const priced = (basis: string): PriceView => ({
  kind: 'amount',
  amount: '$20,000',
  basis,
  was: null,
  otherWay: null,
  weekly: null,
});
const onRequest: PriceView = { kind: 'text', text: 'Price on request' };

describe('WATCH-4 the prices of cars side by side', () => {
  it.each([
    ['no car', []],
    ['one kind of price', [priced('Drive away'), priced('Drive away')]],
    ['one kind of price beside one that nobody named', [priced('Drive away'), priced('')]],
    ['one price beside one on request', [priced('Drive away'), onRequest]],
  ])('need no word where there is %s', (_, prices) => {
    expect(mixedBasesText(prices)).toBeNull();
  });

  it('are told apart where some leave out what others have in them', () => {
    expect(mixedBasesText([priced('Drive away'), priced('Excl. govt charges'), priced('Drive away')])).toBe(
      'These prices aren’t like for like: some are “Drive away”, others “Excl. govt charges”. Ask us and we’ll work out what you’d pay for each.',
    );
  });
});
