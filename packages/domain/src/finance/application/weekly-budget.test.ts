import { describe, expect, it } from 'vitest';
import { budgetInWords, budgetPeriod, budgetQuestion, weeklyBudget, weeklyCents } from './weekly-budget.ts';

describe('FIN-1 what a sum is of a week', () => {
  it.each([
    [410, 'weekly', 41_000],
    [820, 'fortnightly', 41_000],
    [2_609, 'monthly', 60_000],
    [52_180, 'yearly', 100_000],
    [0, 'yearly', 0],
  ] as const)('FIN-1 %d dollars %s is %d cents', (dollars, every, cents) => {
    expect(weeklyCents({ dollars, every })).toBe(cents);
  });

  it.each([
    ['monthly', 'monthly'],
    ['yearly', 'yearly'],
    ['toString', 'weekly'],
    ['', 'weekly'],
    [null, 'weekly'],
  ] as const)('FIN-1 reads the period %j as %s', (chosen, every) => {
    expect(budgetPeriod(chosen)).toBe(every);
  });
});

const weekly = (income: number, costs: number) =>
  weeklyBudget({
    income: [{ dollars: income, every: 'weekly' }],
    costs: [{ dollars: costs, every: 'weekly' }],
  });

describe('FIN-1 a budget in words', () => {
  it('FIN-1 says both sides and what is left, once all is told', () => {
    expect(budgetInWords(weekly(1_420, 795), true)).toContain(
      '$1,420 a week comes in and $795 goes out. That leaves $625 a week',
    );
    expect(budgetInWords(weekly(1_420, 795), false)).toBeNull();
  });

  it('FIN-1 asks where more goes out, as soon as that is known, and refuses nothing', () => {
    expect(budgetInWords(weekly(300, 410), false)).toMatch(
      /^More goes out than comes in, by \$110 a week\. Are these right\?.*send it all the same/,
    );
    expect(budgetQuestion(weekly(410, 410))).toBeNull();
  });

  it('FIN-1 asks about a year’s pay that was put down as a week’s', () => {
    expect(budgetInWords(weekly(85_000, 0), false)).toContain('That makes $85,000 a week coming in.');
  });
});
