import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../form/test/default-settings.ts';
import { readForm } from '../../form/read-form.ts';
import { aboutYouForm, consentForm, inOneLine, loanForm, moneyForm } from './application-forms.ts';
import { budgetOf, lenderApplication } from './lender-application.ts';
import { readLenderAnswer } from './read-lender-answer.ts';

const youFields = {
  name: 'Jess',
  last_name: 'Nguyen',
  birth_date: '14 03 1990',
  phone: '0412 345 678',
  email: 'jess@example.com',
  address: '7 Kendal Street, Cowra NSW 2794',
  living: 'renting',
  stay: '3',
};
const moneyFields = {
  earning: 'fullTime',
  income: '$2,840',
  pay: 'fortnightly',
  rent: '410',
  living_costs: '320',
  loans: '65',
  family_costs: '0',
};

const valuesOf = <Values>(read: { readonly ok: true; readonly value: Values } | { readonly ok: false }) => {
  if (!read.ok) throw new Error('it should be right');
  return read.value;
};
const you = () => valuesOf(readForm(aboutYouForm(defaultSettings), youFields));
const money = () => valuesOf(readForm(moneyForm(defaultSettings), moneyFields));

describe('FIN-1 what a lender gets', () => {
  const loan = {
    amountCents: 5_234_000,
    depositCents: 800_000,
    tradeInCents: 0,
    balloonCents: 0,
    termMonths: 60,
    purpose: 'private',
  };
  const application = {
    you: you(),
    money: money(),
    loan,
    dealership: 'hallam',
    lenders: ['Eastlight Credit'],
    consents: { is_true: 'What I’ve said is true and complete' },
    at: new Date('2026-11-17T00:00:00Z'),
  };

  it('FIN-1 is what was told, in cents a week', () => {
    const sent = lenderApplication({
      ...application,
      car: { title: '2023 Isuzu D-MAX', stockNumber: '17', priceCents: 5_699_000 },
    });
    expect(sent).toMatchObject({
      applicant: { date_of_birth: '1990-03-14', mobile: '+61412345678', living_as: 'renting' },
      money: { income_week_cents: 142_000, costs_week_cents: 79_500, left_week_cents: 62_500 },
      loan: { amount_cents: 5_234_000, term_months: 60 },
      vehicle: { stock_number: '17' },
      consented_at: '2026-11-17T00:00:00.000Z',
    });
    expect(lenderApplication({ ...application, car: null }).vehicle).toBeNull();
  });

  it('FIN-1 is what was told by the month or the year too, beside what was typed', () => {
    const counted = valuesOf(
      readForm(moneyForm(defaultSettings), {
        ...moneyFields,
        income: '104,360',
        pay: 'yearly',
        rent: '2,609',
        rent_every: 'monthly',
      }),
    );
    const sent = lenderApplication({ ...application, money: counted, car: null }).money;
    expect(sent).toMatchObject({
      income_week_cents: 200_000,
      rent_week_cents: 60_000,
      living_week_cents: 32_000,
      costs_week_cents: 98_500,
      as_told: {
        income: { dollars: 104_360, every: 'yearly' },
        other_income: { dollars: 0, every: 'weekly' },
        rent: { dollars: 2_609, every: 'monthly' },
        living: { dollars: 320, every: 'weekly' },
      },
    });
  });

  it('FIN-1 counts other income, and what was told before it had a period, by the week', () => {
    expect(budgetOf({ ...money(), otherIncome: 100 }).incomeCents).toBe(152_000);
    expect(money()).toMatchObject({ rentEvery: null, otherIncomeEvery: null });
    expect(readForm(moneyForm(defaultSettings), { ...moneyFields, rent_every: 'daily' })).toMatchObject({
      ok: false,
      error: [{ field: 'rent_every' }],
    });
  });
});

describe('FIN-1 the forms of an application', () => {
  it('FIN-1 ask for the sum only where there is no car', () => {
    expect(loanForm(defaultSettings, { hasCar: true }).fields.amount).toBeNull();
    const { amount, term } = loanForm(defaultSettings, { hasCar: false }).fields;
    expect([amount?.required, term?.initial]).toEqual([true, '60']);
  });

  it('FIN-1 LAW-2.7 ask for one yes for each purpose, none ticked beforehand', () => {
    const settings = {
      ...defaultSettings,
      finance: { ...defaultSettings.finance, applicationLenders: ['Plains Bank', 'Ironbark Credit'] },
    };
    const { creditCheck, passOn, isTrue } = consentForm(settings).fields;
    expect(passOn.label).toBe('You may pass my answers to Plains Bank and Ironbark Credit');
    expect(
      [creditCheck, passOn, isTrue].every(({ required, initial }) => required && initial === undefined),
    ).toBe(true);
    expect(inOneLine([])).toBe('');
    expect(inOneLine(['A', 'B', 'C'])).toBe('A, B and C');
  });
});

describe('FIN-1 the answer of a lender', () => {
  it.each(['accepted', 'declined', 'referred'] as const)(
    'FIN-1 is %s, under its own reference',
    (decision) => {
      const told = { application_id: '1', reference: ' LN7 ', decision, reason: 'income' };
      expect(readLenderAnswer(told, '1')).toEqual({ reference: 'LN7', decision, offered: null });
    },
  );

  it.each([
    ['accepted', 60, { amountCents: 2_699_000, termMonths: 60 }],
    ['accepted', 600, null],
    ['declined', 60, null],
  ] as const)('FIN-1 that is %s over %i months offers %j', (decision, term_months, offered) => {
    const told = { application_id: '1', reference: 'LN7', decision, amount_cents: 2_699_000, term_months };
    expect(readLenderAnswer(told, '1')).toMatchObject({ decision, offered });
  });

  it.each([
    [null],
    [{ application_id: '2', reference: 'LN7', decision: 'accepted' }],
    [{ application_id: '1', reference: '', decision: 'accepted' }],
    [{ application_id: '1', reference: 'LN7', decision: 'approved' }],
  ])('FIN-1 is none where it is nonsense or another’s: %j', (told) => {
    expect(readLenderAnswer(told, '1')).toBeNull();
  });
});

it.each(['here', 'Cowra', 'Kendal Street Cowra', '2794', '7 2794'])(
  'FIN-1 takes "%s" for no address that a lender could write to',
  (address) => {
    const read = readForm(aboutYouForm(defaultSettings), { ...youFields, address });
    expect(read).toMatchObject({ ok: false, error: [{ field: 'address' }] });
  },
);

it.each(['U 3/12 O’Neil Rd, Yass 2582', 'Rose Cottage, Mill Lane, Bungendore NSW 2621'])(
  'FIN-1 takes the address %s',
  (address) => {
    expect(readForm(aboutYouForm(defaultSettings), { ...youFields, address }).ok).toBe(true);
  },
);
