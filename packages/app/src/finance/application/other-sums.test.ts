import { expect, it } from 'vitest';
import { emptyDraft } from './held-application.ts';
import { hasOtherSums } from './other-sums.ts';

const drafted = (loan: Readonly<Record<string, string>>, hasCar = true) => ({
  draft: { ...emptyDraft, loan },
  hasCar,
});

it.each([
  [{}, false],
  [{ deposit: '5000', term: '60' }, false],
  [{ deposit: '$5,000.00', trade_in: '0', balloon: '', frequency: 'weekly' }, false],
  [{ deposit: '6000' }, true],
  [{ term: '48' }, true],
  [{ balloon: '4000' }, true],
  [{ frequency: 'monthly' }, true],
  [{ credit: 'bumps' }, true],
  [{ price: '30000' }, false],
])(
  'FIN-1 of an application with a deposit of $5,000 over 5 years, %j is other sums: %j',
  (asked, isOther) => {
    expect(hasOtherSums(asked, drafted({ deposit: '5,000', term: '60' }))).toBe(isOther);
  },
);

it.each([
  [{ price: '30000', term: '84' }, '30000', false],
  [{ price: '30000', term: '84' }, '40000', true],
  [{ amount: '23,000', deposit: '2000', trade_in: '5000' }, '30000', false],
  [{ amount: '18000', deposit: '2000', trade_in: '5000' }, '30000', true],
])('FIN-1 of an application with %j and no vehicle, a price of %s is another: %j', (loan, price, isOther) => {
  expect(hasOtherSums({ price }, drafted(loan, false))).toBe(isOther);
});
