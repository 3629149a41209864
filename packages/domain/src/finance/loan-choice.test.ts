import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountFault,
  broughtAlong,
  isSameChoice,
  loanFields,
  loanFieldsIn,
  readLoanChoice,
  readLoanPrice,
  type LoanChoice,
} from './loan-choice.ts';

const begins: LoanChoice = {
  depositCents: 249_956,
  tradeInCents: 0,
  balloonCents: 500_000,
  termMonths: 54,
  frequency: 'monthly',
};
const price = 2_499_555;

it('RULE-5 is found among other fields', () => {
  expect(
    loanFieldsIn([
      ['car_id', '1'],
      ['deposit', '5000'],
      ['term', '60'],
    ]),
  ).toEqual({ deposit: '5000', term: '60' });
});

it('FIN-1 what is brought along needs no price', () => {
  expect(broughtAlong({ deposit: '$2,000', trade_in: '5000' })).toEqual({
    depositCents: 200_000,
    tradeInCents: 500_000,
  });
  expect(broughtAlong({ deposit: 'plenty' })).toEqual({ depositCents: 0, tradeInCents: 0 });
});

describe('RULE-5 what a visitor chose in the calculator', () => {
  it('is what it began with where nothing is said', () => {
    expect(readLoanChoice({}, begins, price)).toEqual(begins);
  });

  it('is read as people write amounts', () => {
    const fields = {
      deposit: '$5,000',
      trade_in: ' 2 500.50 ',
      balloon: '',
      term: '36',
      frequency: 'weekly',
    };
    expect(readLoanChoice(fields, begins, price)).toEqual({
      depositCents: 500_000,
      tradeInCents: 250_050,
      balloonCents: 0,
      termMonths: 36,
      frequency: 'weekly',
    });
  });

  it('leaves what cannot be read as it was', () => {
    const fields = { deposit: '-5', trade_in: '1e9', balloon: 'ten', term: '5.5', frequency: 'toString' };
    expect(readLoanChoice(fields, begins, price)).toEqual(begins);
    expect(readLoanChoice({ term: '0' }, begins, price).termMonths).toBe(54);
    expect(readLoanChoice({ term: '121' }, begins, price).termMonths).toBe(54);
  });

  it('pays at once no more than the price', () => {
    expect(readLoanChoice({ deposit: '20000', trade_in: '20000' }, begins, price)).toMatchObject({
      depositCents: 2_000_000,
      tradeInCents: 499_555,
    });
  });

  it('leaves no more for the end than lenders do (FIN-2)', () => {
    expect(readLoanChoice({ deposit: '20000', balloon: '16000' }, begins, price).balloonCents).toBe(140_500);
    expect(readLoanChoice({ deposit: '0', balloon: '16000', term: '24' }, begins, price).balloonCents).toBe(
      1_405_900,
    );
    expect(readLoanChoice({ deposit: '24995.55', balloon: '16000' }, begins, price).balloonCents).toBe(0);
  });

  it('leaves the share that its lender offers, for no longer a term (FIN-2)', () => {
    const high = { ...begins, balloonCents: 1_000_000 };
    expect(readLoanChoice({}, high, price)).toEqual(high);
    expect(readLoanChoice({ balloon: '90000' }, high, price).balloonCents).toBe(1_000_000);
    expect(readLoanChoice({ term: '60' }, high, price).balloonCents).toBe(632_800);
    expect(readLoanChoice({}, { ...high, balloonCents: 9_000_000 }, price).balloonCents).toBe(2_249_599);
  });

  it.each([
    ['5,000', null],
    ['$4 000', null],
    ['', null],
    [undefined, null],
    ['5000.01', 'tooMuch'],
    ['99999999', 'tooMuch'],
    ['-500abc', 'unread'],
  ])('says why %s is not taken as it is: %s', (written, fault) => {
    expect(amountFault(written, 500_000)).toBe(fault);
  });

  it('stays within its bounds whatever is written', () => {
    const text = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('weekly', 'monthly', '$1,0'));
    const fields = fc.record(Object.fromEntries(loanFields.map((name) => [name, text])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fields, fc.integer({ min: 0, max: 100_000_000 }), (written, most) => {
        const choice = readLoanChoice(written, begins, most);
        expect(choice.depositCents + choice.tradeInCents).toBeLessThanOrEqual(most);
        expect(choice.balloonCents).toBeLessThanOrEqual(most - choice.depositCents - choice.tradeInCents);
        expect(choice.termMonths).toBeGreaterThanOrEqual(1);
        expect(choice.termMonths).toBeLessThanOrEqual(120);
        expect(['weekly', 'fortnightly', 'monthly']).toContain(choice.frequency);
      }),
    );
  });
});

it.each([
  ['30000', 3_000_000],
  ['$45,990', 4_599_000],
  ['500000', 50_000_000],
])('RULE-5 reads the price %s as %d cents', (written, cents) => {
  expect(readLoanPrice(written)).toEqual({ cents, fault: null });
});

it.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['abc', 'unread'],
  ['-5000', 'unread'],
  ['500000.01', 'tooMuch'],
])('RULE-5 takes "%s" for no price: %s', (written, fault) => {
  expect(readLoanPrice(written)).toEqual({ cents: null, fault });
});

it.each(['depositCents', 'tradeInCents', 'balloonCents', 'termMonths'] as const)(
  'RULE-5 is another loan with another %s',
  (name) => {
    expect(isSameChoice(begins, { ...begins })).toBe(true);
    expect(isSameChoice(begins, { ...begins, [name]: 7 })).toBe(false);
    expect(isSameChoice(begins, { ...begins, frequency: 'weekly' })).toBe(false);
  },
);
