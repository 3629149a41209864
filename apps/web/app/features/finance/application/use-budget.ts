import {
  budgetInWords,
  budgetPeriod,
  costSums,
  incomeSums,
  weeklyBudget,
  type ToldSum,
} from '@forecourt/domain/finance/application/weekly-budget';
import { useState } from 'react';

/** What is left a week while the step is filled in; before that, what the server worked out of what was saved. */
export function useBudget(saved: string | null) {
  const [budget, setBudget] = useState(saved);
  function workOut(form: HTMLFormElement): void {
    const said = new FormData(form);
    const textOf = (name: string) => {
      const value = said.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const told = ([name, every]: readonly [string, string]): ToldSum => ({
      dollars: Number(textOf(name).replaceAll(/[$,\s]/g, '')) || 0,
      every: budgetPeriod(textOf(every)),
    });
    if (textOf('income') === '') return;
    const isWhole = costSums.every(([name]) => textOf(name) !== '');
    const worked = weeklyBudget({ income: incomeSums.map(told), costs: costSums.map(told) });
    setBudget(budgetInWords(worked, isWhole));
  }
  return { budget, workOut };
}
