import type { PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { useEffect, useState } from 'react';
import { useDebounce } from '../../../shared/use-debounce.ts';
import { takenOf, takenOnLeaving, type Taken } from '../use-worked-loan.ts';
import { keepAnswers } from './keep-answers.ts';
import { textFieldsIn } from '../text-fields-in.ts';

/** A browser lets an address change so often only: a slider writes where it rests. */
const writtenAfterMs = 300;

/** Works the lenders out in the browser with every change, by code that is loaded with the first. */
export function usePersonalLoans(view: PersonalFinanceView) {
  const [loans, setLoans] = useState<PersonalLoans>(view.first);
  const writing = useDebounce();
  const [isLive, setLive] = useState(false);
  const [taken, setTaken] = useState<Taken>({});
  useEffect(() => setLive(true), []);

  async function workOut(form: HTMLFormElement, left?: EventTarget): Promise<void> {
    writing.schedule(() => keepAnswers(form), left ? 0 : writtenAfterMs);
    try {
      const { workOutLenders } = await import('./work-out-lenders.ts');
      const worked = workOutLenders(view, textFieldsIn(form));
      setLoans(worked);
      const settled = worked.amounts.find(
        ({ name }) => left instanceof HTMLInputElement && left.name === name,
      );
      if (settled && left instanceof HTMLInputElement) left.value = settled.value;
      setTaken((before) => (left ? takenOnLeaving(worked.amounts, before) : takenOf(worked.amounts)));
    } catch {
      // The chunks of this build are gone from the server: the plain form still works.
      setLive(false);
    }
  }
  return { loans, isLive, taken, workOut };
}
