import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { expect, it } from 'vitest';
import { contextOf } from '../../stock/test/card-site.ts';
import { applicationSummary } from './application-summary.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const context = contextOf('harbour', {});
const car = buildCar({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  make: 'Toyota',
  model: 'HiLux',
  stockNumber: 'H1042',
  priceCents: 4_500_000,
  offerPriceCents: null,
});
const draft = {
  you: {
    name: 'Jess',
    last_name: 'Nguyen',
    birth_date: '14 03 1990',
    phone: '0412345678',
    email: 'jess@example.com',
    address: '7 Kendal Street, Cowra NSW 2794',
    living: 'renting',
    stay: '0',
  },
  money: {
    earning: 'fullTime',
    income: '6,000',
    pay: 'monthly',
    rent: '410',
    living_costs: '320',
    loans: '0',
    family_costs: '120',
    family_costs_every: 'fortnightly',
  },
  loan: { deposit: '8,000', trade_in: '0', balloon: '0', term: '60', purpose: 'business' },
};

/** Each step as its rows read, in one text. */
const textsOf = (parts: ReturnType<typeof applicationSummary>) =>
  Object.fromEntries(
    parts.map(({ title, rows }) => [title, rows.map(({ label, text }) => `${label}: ${text}`)]),
  );

it('FIN-1 reads over everything that is sent, by the step that asked for it', () => {
  expect(textsOf(applicationSummary(context, { draft, car, now }))).toMatchObject({
    'About you': [
      'Name: Jess Nguyen',
      'Date of birth: 14 March 1990',
      'Mobile: 0412 345 678',
      'Email: jess@example.com',
      'Home address: 7 Kendal Street, Cowra NSW 2794',
      'Living there: Renting, under a year',
    ],
    'Income and costs': [
      'Earned by: Wages, full time',
      'Pay after tax: $6,000 a month',
      'Other income: None',
      'Rent, board or home loan: $410 a week',
      'Food and bills: $320 a week',
      'Other loans and cards: None',
      'Kids and school: $120 a fortnight',
      'In all: $1,380 a week in, $790 out',
    ],
    'The loan': expect.arrayContaining([
      'Stock number: H1042',
      'Price: $45,000',
      'To borrow: $37,000',
      'Term: 5 years',
      'Deposit: $8,000',
      'Trade-in: None',
      'Use: Mostly business',
    ]),
  });
});

it('FIN-1 leads from each step back to it, from where saving leads here again', () => {
  expect(applicationSummary(context, { draft, car, now }).map(({ href }) => href)).toEqual(
    ['you', 'money', 'loan'].map((step) => `/finance-pre-approval/application?step=${step}&change=1`),
  );
});

it('FIN-1 says what is borrowed where no vehicle is chosen', () => {
  const loan = { amount: '18000', deposit: '2000', term: '48', purpose: 'private' };
  const [, , wanted] = applicationSummary(context, { draft: { ...draft, loan }, car: null, now });
  expect(wanted?.rows.map(({ text }) => text)).toEqual([
    'Nothing chosen yet',
    '$18,000',
    '4 years',
    '$2,000',
    'None',
    'None',
    'Private',
  ]);
});

it('FIN-1 asks once more where more goes out than comes in, and where a step is not right any more', () => {
  const money = { ...draft.money, income: '300', pay: 'weekly' };
  const notes = (said: typeof draft) =>
    applicationSummary(context, { draft: said, car, now }).map(({ note }) => note);
  expect(notes({ ...draft, money })).toEqual([null, expect.stringContaining('Are these right?'), null]);
  expect(notes({ ...draft, you: { ...draft.you, name: '' } })).toEqual([
    expect.stringContaining('another look'),
    null,
    null,
  ]);
});
