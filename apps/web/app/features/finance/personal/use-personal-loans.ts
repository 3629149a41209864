import type { PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { useState } from 'react';
import { useDebounce } from '../../../shared/use-debounce.ts';
import { useWorkedLoan, type WorkedLoan } from '../use-worked-loan.ts';
import { keepAnswers } from './keep-answers.ts';

/** A browser lets an address change so often only: a slider writes where it rests. */
const writtenAfterMs = 300;

/** Works the lenders out in the browser with every change, by code that is loaded with the first. */
export function usePersonalLoans(view: PersonalFinanceView) {
  const [loans, setLoans] = useState<PersonalLoans>(view.first);
  const writing = useDebounce();
  const { workOut, ...live } = useWorkedLoan<PersonalLoans & WorkedLoan>(async () => {
    const { workOutLenders } = await import('./work-out-lenders.ts');
    return (fields) => workOutLenders(view, fields);
  }, setLoans);

  async function workOutAndKeep(form: HTMLFormElement, left?: EventTarget): Promise<void> {
    writing.schedule(() => keepAnswers(form), left ? 0 : writtenAfterMs);
    await workOut(form, left);
  }
  return { loans, ...live, workOut: workOutAndKeep };
}
