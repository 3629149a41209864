import { expect, it } from 'vitest';
import { offerDetails } from './offer-node.ts';

const none = { price: null, label: null };

it.each([
  [{}, none],
  [null, none],
  ['nonsense', none],
  [{ makes: ['Mazda'] }, none],
  [{ price: { cents: 12_900 } }, none],
  [
    { price: { cents: 12_900, basis: 'any Mazda' } },
    { price: { cents: 12_900, basis: 'any Mazda', isFrom: false }, label: null },
  ],
  [{ label: 'Book it in' }, { price: null, label: 'Book it in' }],
])('PAGE-3 of the offer %j is told %j', (stored, told) => {
  expect(offerDetails(stored)).toEqual(told);
});
