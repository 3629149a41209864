import { expect, it } from 'vitest';
import { endsOnItsDay, offerDetails } from './offer-node.ts';

const none = { price: null, saving: null, nouns: null, givesMore: false, label: null };
const price = { cents: 12_900, basis: 'any Mazda' };

it.each([
  [{}, none],
  [null, none],
  ['nonsense', none],
  [{ makes: ['Mazda'] }, none],
  [{ price: { cents: 12_900 } }, none],
  [{ price }, { ...none, price: { ...price, isFrom: false } }],
  [
    { price: { ...price, wasCents: 15_900 } },
    { ...none, price: { ...price, wasCents: 15_900, isFrom: false } },
  ],
  [{ price: { ...price, wasCents: 12_900 } }, none],
  [
    { saving: { cents: 200_000, basis: 'drive away' } },
    { ...none, saving: { cents: 200_000, basis: 'drive away' } },
  ],
  [{ saving: { cents: 0, basis: 'drive away' } }, none],
  [{ nouns: ['demo', 'demos'] }, { ...none, nouns: ['demo', 'demos'] }],
  [{ givesMore: true }, { ...none, givesMore: true }],
  [{ label: 'Book it in' }, { ...none, label: 'Book it in' }],
])('PAGE-3 of the offer %j is told %j', (stored, told) => {
  expect(offerDetails(stored)).toEqual(told);
});

it.each([
  [{}, false],
  [{ nouns: ['demo', 'demos'] }, false],
  [{ price }, true],
  [{ saving: { cents: 200_000, basis: 'drive away' } }, true],
  [{ givesMore: true }, true],
])('LAW-2.12 an offer of cars that says %j ends on its day: %s', (stored, ends) => {
  expect(endsOnItsDay(offerDetails(stored))).toBe(ends);
});
