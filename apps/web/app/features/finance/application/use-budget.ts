import { repaymentsPerYear, type RepaymentFrequency } from '@forecourt/domain/core/repayment-frequency';
import { leftInWords, weeklyBudget } from '@forecourt/domain/finance/application/weekly-budget';
import { useState } from 'react';

const costs = ['rent', 'living_costs', 'loans', 'family_costs'];

/** What is left a week while the step is filled in; before that, what the server worked out of what was saved. */
export function useBudget(saved: string | null) {
  const [budget, setBudget] = useState(saved);
  function workOut(form: HTMLFormElement): void {
    const said = new FormData(form);
    const dollars = (name: string) => Number(text(said.get(name)).replaceAll(/[$,\s]/g, '')) || 0;
    if (text(said.get('income')).trim() === '') return;
    const pay = text(said.get('pay'));
    const { leftCents } = weeklyBudget({
      income: dollars('income'),
      pay: isPay(pay) ? pay : 'weekly',
      otherIncome: dollars('other_income'),
      costs: costs.reduce((sum, name) => sum + dollars(name), 0),
    });
    const isDone = costs.every((name) => text(said.get(name)).trim() !== '');
    // What is left is known once all is told; what is missing, as soon as it is.
    setBudget(isDone || leftCents < 0 ? leftInWords(leftCents) : null);
  }
  return { budget, workOut };
}

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

function isPay(word: string): word is RepaymentFrequency {
  return Object.hasOwn(repaymentsPerYear, word);
}
