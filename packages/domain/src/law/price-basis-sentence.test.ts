import { describe, expect, it } from 'vitest';
import { priceBasisSentence } from './price-basis-sentence.ts';

const price = {
  typeLabels: { driveAway: 'Ride Away', excludingCharges: 'Excl. Govt. Charges', estimate: 'Est. Ride Away' },
};

describe('the sentence about prices at the foot of pages', () => {
  it('LAW-2 explains each of the words that the site uses', () => {
    const sentence = priceBasisSentence({ price, law: { showsPriceBasis: true } });
    for (const label of Object.values(price.typeLabels)) expect(sentence).toContain(`“${label}”`);
  });

  it('LAW-2 is not there where prices go without those words', () => {
    expect(priceBasisSentence({ price, law: { showsPriceBasis: false } })).toBeNull();
  });
});
