import { describe, expect, it } from 'vitest';
import { priceBasisMeaning, priceBasisSentence } from './price-basis-sentence.ts';

const price = {
  typeLabels: { driveAway: 'Ride Away', excludingCharges: 'Excl. Govt. Charges', estimate: 'Est. Ride Away' },
};

describe('the sentence about prices at the foot of pages', () => {
  it('LAW-2.1 explains each of the words that the site uses', () => {
    const sentence = priceBasisSentence({ price, law: { showsPriceBasis: true } });
    for (const label of Object.values(price.typeLabels)) expect(sentence).toContain(`“${label}”`);
  });

  it('LAW-2.1 is not there where prices go without those words', () => {
    expect(priceBasisSentence({ price, law: { showsPriceBasis: false } })).toBeNull();
  });
});

describe('the sentence beside the price of one car', () => {
  const law = { showsPriceBasis: true };

  it.each([
    ['Drive Away', /^What a private buyer pays/],
    ['EGC', /come on top\.$/],
    ['Estimated drive away', /^Includes an estimate/],
    [null, /come on top\.$/],
  ] as const)('LAW-2.1 of a price that is %j', (priceType, sentence) => {
    const site = { price: { defaultType: 'excludingCharges' as const }, law };
    expect(priceBasisMeaning({ priceType }, site)).toMatch(sentence);
  });

  it('LAW-2.1 is not there where prices go without those words', () => {
    const site = { price: { defaultType: 'driveAway' as const }, law: { showsPriceBasis: false } };
    expect(priceBasisMeaning({ priceType: 'Drive Away' }, site)).toBeNull();
  });
});
