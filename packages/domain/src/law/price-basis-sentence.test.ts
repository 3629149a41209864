import { describe, expect, it } from 'vitest';
import type { PriceBasis } from '../stock/price/price-basis.ts';
import { priceBasisMeaning, priceBasisSentence } from './price-basis-sentence.ts';

const price = {
  typeLabels: { driveAway: 'Ride Away', excludingCharges: 'Excl. govt charges', estimate: 'Est. Ride Away' },
  explainedTypes: ['driveAway', 'excludingCharges', 'estimate'] as PriceBasis[],
};

describe('the sentence about prices at the foot of pages', () => {
  it('LAW-2.1 explains each of the words that the site uses', () => {
    const sentence = priceBasisSentence({ price, law: { showsPriceBasis: true } });
    for (const label of Object.values(price.typeLabels)) expect(sentence).toContain(`“${label}”`);
  });

  it('LAW-2.1 leaves out what no price of the site is', () => {
    const vans = { ...price, explainedTypes: ['excludingCharges'] as PriceBasis[] };
    expect(priceBasisSentence({ price: vans, law: { showsPriceBasis: true } })).toBe(
      'Prices marked “Excl. govt charges” are plus government charges such as stamp duty and registration.',
    );
  });

  it('LAW-2.1 is not there where prices go without those words', () => {
    expect(priceBasisSentence({ price, law: { showsPriceBasis: false } })).toBeNull();
    const none = { ...price, explainedTypes: [] };
    expect(priceBasisSentence({ price: none, law: { showsPriceBasis: true } })).toBeNull();
  });
});

describe('the sentence beside the price of one car', () => {
  const law = { showsPriceBasis: true };

  it.each([
    ['Drive away', /^Nothing more to pay/],
    ['EGC', /^Plus government charges/],
    ['Estimated drive away', /^Includes an estimate/],
    [null, /^Plus government charges/],
  ] as const)('LAW-2.1 of a price that is %j', (priceType, sentence) => {
    const site = { price: { defaultType: 'excludingCharges' as const }, law };
    expect(priceBasisMeaning({ priceType }, site)).toMatch(sentence);
  });

  it('LAW-2.1 is not there where prices go without those words', () => {
    const site = { price: { defaultType: 'driveAway' as const }, law: { showsPriceBasis: false } };
    expect(priceBasisMeaning({ priceType: 'Drive away' }, site)).toBeNull();
  });
});
