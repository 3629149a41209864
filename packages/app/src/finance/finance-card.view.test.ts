import type { Lender } from '@forecourt/domain/stock/car/lender';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { weeklyViewOf } from '../stock/card/weekly.view.ts';
import { financeCardViewOf } from './finance-card.view.ts';
import { loanViewOf } from './loan.view.ts';

const now = new Date('2026-11-16T01:00:00Z');
const lender: Lender = {
  provider: 'bank_one',
  interestRate: 8.99,
  comparisonRate: 9.86,
  paymentWeekCents: 11_949,
  paymentMonthCents: 51_750,
  termYears: null,
  termMonths: 60,
  depositCents: null,
  balloonCents: null,
  disclaimer: 'Approved applicants only.',
};
const types = [1, 2, 3, 4, 5, 6, 7];

function cardOf(car: object = {}, finance: object = {}, query = '') {
  const context = contextOf('harbour', { finance: { provider: 'bank_one', ...finance } });
  return financeCardViewOf(buildCar({ lenders: [lender], ...car }), context, now, { query });
}

describe('the finance card', () => {
  it('RULE-5 says what the lender says, in words', () => {
    expect(cardOf().card).toMatchObject({
      heading: 'Car finance',
      about: '2021 Toyota Corolla, $24,990 Drive away',
      note: null,
      loan: {
        pair: [
          { figure: '$120', unit: 'per week' },
          { figure: '9.86% p.a.', unit: 'comparison rate' },
        ],
        facts: [
          { label: 'Interest rate', text: '8.99% p.a.' },
          { label: 'Amount borrowed', text: '$24,990' },
          { label: 'Term', text: '5 years' },
          { label: 'Deposit', text: 'None' },
          { label: 'Repayments', text: '261 of $120' },
          { label: 'Total payable', text: '$31,320' },
        ],
      },
      holdsUntil: 'Offer valid until 16 December 2026.',
      terms: { ofLender: 'Approved applicants only.', fetchFrom: null },
    });
  });

  it('RULE-5 is the 10% deposit and the months of the provider that assumes them', () => {
    const { card } = cardOf({}, { providerType: 7 });
    expect(card?.loan.pair[0]).toEqual({ figure: '$518', unit: 'per month' });
    expect(card?.loan.facts).toContainEqual({ label: 'Deposit', text: '$2,499' });
    // 2,499 and 60 times 518: as it is shown, and not 517.50.
    expect(card?.loan.facts.at(-1)).toEqual({ label: 'Total payable with your deposit', text: '$33,579' });
  });

  it.each(types)('RULE-5 equals the calculator as it begins, for type %i', (providerType) => {
    for (const car of [{}, { lenders: [] }, { lenders: [{ ...lender, balloonCents: 700_000 }] }]) {
      const { card } = cardOf(car, { providerType });
      const offer = card?.calculator?.offer;
      expect(offer && loanViewOf(offer, offer.terms)).toEqual(card?.loan);
      expect(card?.calculator?.term).toBe(String(offer?.terms.termMonths));
    }
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'RULE-5 agrees with the weekly price of the car, for type %i',
    (providerType) => {
      const context = contextOf('harbour', { finance: { provider: 'bank_one', providerType } });
      const { weekly } = weeklyViewOf(buildCar({ lenders: [lender] }), context.settings, {
        now,
        zone: context.zone,
      });
      const [repayment, comparison] = cardOf({}, { providerType }).card?.loan.pair ?? [];
      expect(weekly?.price).toBe(`${repayment?.figure} ${repayment?.unit}`);
      expect(weekly?.comparisonRate).toBe(`Comparison rate ${comparison?.figure}`);
    },
  );

  it.each([
    ['of the lender', {}, {}],
    [
      'without a repayment',
      { lenders: [{ ...lender, paymentWeekCents: null, paymentMonthCents: null }] },
      {},
    ],
    ['of the calculator', { lenders: [] }, {}],
    ['without a calculator', {}, { showsCalculator: false }],
    ['without a price', { priceCents: null }, { providerType: 2 }],
  ])('LAW-2.3 has comparison rate and warning beside every figure %s', (_, car, finance) => {
    const card = cardOf(car, finance).card;
    expect(card?.loan.pair).toEqual([
      { figure: expect.stringMatching(/\d/), unit: expect.any(String) },
      { figure: expect.stringMatching(/^\d+\.\d\d% p\.a\.$/), unit: 'comparison rate' },
    ]);
    expect(card?.rate.warning).toMatch(/^WARNING: This comparison rate is true only for the examples given/);
    expect(card?.rate.basis).toBe('Comparison rate based on a 5 year secured loan of $30,000.');
  });

  it('RULE-5 estimates at 10 where no lender was asked, and says that it is no offer', () => {
    expect(cardOf({ lenders: [] }).card).toMatchObject({
      note: expect.stringContaining('not an offer of credit'),
      loan: { pair: [{ unit: 'per week' }, { figure: '10.00% p.a.' }] },
      holdsUntil: null,
      terms: { ofLender: null, fetchFrom: null },
    });
  });

  it('RULE-5 works out nothing where the calculator is switched off', () => {
    const quiet = { lenders: [{ ...lender, paymentWeekCents: null, paymentMonthCents: null }] };
    expect(cardOf(quiet, { showsCalculator: false }).card).toMatchObject({
      calculator: null,
      loan: { pair: [{ figure: '8.99% p.a.', unit: 'interest rate' }, { figure: '9.86% p.a.' }], bars: null },
    });
    expect(cardOf({}, { showsCalculator: false }, 'deposit=5000').card?.loan).toEqual(cardOf().card?.loan);
  });

  it('RULE-5 answers what a visitor chose, and nothing else that stands in the address', () => {
    const { card } = cardOf(
      {},
      {},
      'deposit=4990&term=48&frequency=monthly&balloon=5000&utm_source=x&term=36',
    );
    expect(card?.loan.facts).toEqual([
      { label: 'Interest rate', text: '8.99% p.a.' },
      { label: 'Amount borrowed', text: '$20,000' },
      { label: 'Term', text: '3 years' },
      { label: 'Deposit', text: '$4,990' },
      { label: 'Final payment (balloon)', text: '$5,000' },
      { label: 'Repayments', text: '36 of $517' },
      { label: 'Total payable with your deposit', text: '$28,602' },
    ]);
    expect(card?.loan.pair[0].unit).toBe('per month');
    expect(card?.loan.isAsOffered).toBe(false);
    expect(card?.ownTerms).toBe('An estimate on these terms at the lender’s rates.');
    expect(card?.calculator?.amounts.map(({ value }) => value)).toEqual(['4,990', '0', '5,000']);
  });

  it('RULE-5 says why an amount is not what was written', () => {
    const written = 'deposit=99999999&trade_in=-500abc&balloon=16000';
    const { card } = cardOf({}, {}, written);
    expect(card?.calculator?.amounts.map(({ value, fault }) => [value, fault])).toEqual([
      ['24,990', 'That’s more than the price, so we’ve used $24,990.'],
      ['0', 'We couldn’t read that as dollars, so it’s still $0.'],
      ['0', 'That’s more than you’d borrow, so we’ve used $0.'],
    ]);
    expect(cardOf().card?.calculator?.amounts.map(({ fault }) => fault)).toEqual([null, null, null]);
  });

  it('FIN-2 speaks of several lenders where several lend for the car', () => {
    const finance = { hasPersonalisedQuotes: true };
    expect(cardOf({}, finance).card?.personal?.text).toBe('Make it fit: your own terms');
    const two = { lenders: [lender, { ...lender, provider: 'bank_two' }] };
    expect(cardOf(two, finance).card?.personal?.text).toBe('Make it fit: your own terms, lender by lender');
  });

  it('FIN-2 leaves for the end what lenders do, by field, word and slider', () => {
    const balloon = cardOf({}, {}, 'balloon=90000&term=60').card?.calculator?.amounts[2];
    expect(balloon).toMatchObject({
      value: '7,029',
      most: 7_029,
      fault: 'Lenders allow at most 28% over 5 years, so we’ve used $7,029.',
    });
  });

  it('RULE-4 is not there for a car that shows no finance', () => {
    expect(cardOf({ make: 'Suzuki' })).toEqual({ card: null, validUntil: null });
    expect(cardOf({ status: 'sold' }).card).toBeNull();
    expect(cardOf({}, { showsFinance: false }).card).toBeNull();
  });

  it('RULE-5 holds until midnight of the site, when the offer moves on', () => {
    expect(cardOf().validUntil).toEqual(new Date('2026-11-16T13:00:00Z'));
    expect(cardOf({ year: 2015 }, { offerValidMonths: 3 }).card?.holdsUntil).toContain('16 February 2027');
    // An estimate says no day; a provider of type 1 stops at New Year.
    expect(cardOf({ year: 2015, lenders: [] }).validUntil).toEqual(new Date('2026-12-31T13:00:00Z'));
  });

  it('VDP-7 leaves long terms to those who ask, by the id of the car', () => {
    const car = { id: '0190a0a0-0000-7000-8000-000000000001', slug: 'corolla' };
    const long = { ...car, lenders: [{ ...lender, disclaimer: 'x'.repeat(301) }] };
    expect(cardOf(long).card?.terms).toMatchObject({
      ofLender: null,
      fetchFrom: `/api/cars/${car.id}/finance-disclaimer`,
      href: '/cars/corolla/finance#finance-terms',
    });
    const none = { ...car, lenders: [{ ...lender, disclaimer: null }] };
    expect(cardOf(none).card?.terms.fetchFrom).not.toBeNull();
    const context = contextOf('harbour', { finance: { provider: 'bank_one' } });
    const whole = financeCardViewOf(buildCar(long as never), context, now, { hasAllTerms: true });
    expect(whole.card?.terms).toMatchObject({ ofLender: 'x'.repeat(301), fetchFrom: null });
  });

  it('VDP-1.1 URL-4.2 offers pre-approval with the car filled in', () => {
    expect(cardOf().card?.preApproval?.href).toMatch(/^\/finance-pre-approval\?.*car_id=/);
  });
});

describe('the picture of what is paid', () => {
  it('RULE-5 has a bar for each year, the last with the final payment', () => {
    const bars = cardOf({}, {}, 'balloon=7000&term=36').card?.loan.bars;
    expect(bars?.bars.map(({ year }) => year)).toEqual(['1', '2', '3']);
    expect(bars?.bars.map(({ balloon }) => balloon > 0)).toEqual([false, false, true]);
    const tallest = bars?.bars.at(-1);
    expect((tallest?.principal ?? 0) + (tallest?.interest ?? 0) + (tallest?.balloon ?? 0)).toBeCloseTo(
      100,
      0,
    );
    expect(bars?.legend.map(({ part }) => part)).toEqual(['principal', 'interest', 'balloon']);
    expect(bars?.summary).toMatch(/^Year 1: .* interest\. Year 2: .*final payment of \$7,000\.$/);
  });

  it('RULE-5 is not drawn where nothing is lent', () => {
    const loan = cardOf({}, {}, 'deposit=24990').card?.loan;
    expect(loan).toMatchObject({ bars: null, pair: [{ figure: '$0' }, {}] });
  });
});
