import { formatWholeDollars } from '@forecourt/domain/core/money';
import { repaymentsPerYear, type RepaymentFrequency } from '@forecourt/domain/core/repayment-frequency';
import { weeklyBudget } from '@forecourt/domain/finance/application/weekly-budget';
import { useState } from 'react';

const costs = ['rent', 'living_costs', 'loans', 'family_costs'];

/** What is left a week while the step is filled in; before that, what the server worked out of what was saved. */
export function useBudget(saved: string | null) {
  const [budget, setBudget] = useState(saved);
  function workOut(form: HTMLFormElement): void {
    const said = new FormData(form);
    const dollars = (name: string) => Number(text(said.get(name)).replaceAll(/[$,\s]/g, '')) || 0;
    if ([...costs, 'income'].some((name) => text(said.get(name)).trim() === '')) return;
    const pay = text(said.get('pay'));
    const { leftCents } = weeklyBudget({
      income: dollars('income'),
      pay: isPay(pay) ? pay : 'weekly',
      otherIncome: dollars('other_income'),
      costs: costs.reduce((sum, name) => sum + dollars(name), 0),
    });
    setBudget(
      leftCents >= 0
        ? `That leaves ${formatWholeDollars(leftCents)} a week before this loan. Lenders like to see some left over, so put in what you really spend.`
        : `That’s ${formatWholeDollars(-leftCents)} a week more going out than coming in. If a number is wrong, now’s a good time to fix it.`,
    );
  }
  return { budget, workOut };
}

const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

function isPay(word: string): word is RepaymentFrequency {
  return Object.hasOwn(repaymentsPerYear, word);
}
