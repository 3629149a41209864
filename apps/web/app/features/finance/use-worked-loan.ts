import { useEffect, useState } from 'react';
import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { useDebounce } from '../../shared/use-debounce.ts';

/** Debounce of the live region: a screen reader says the figure that a slider rests at, not those on the way. */
const spokenAfterMs = 700;

/** Works out a loan in the browser with every change, by code that is loaded with the first. */
export function useWorkedLoan(offer: CalculatorView['offer'], onWorked: (loan: LoanView) => void) {
  const [isLive, setLive] = useState(false);
  const [spoken, setSpoken] = useState('');
  const speaking = useDebounce();
  useEffect(() => setLive(true), []);

  async function workOut(form: HTMLFormElement): Promise<void> {
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    try {
      const { workOutLoan } = await import('./work-out-loan.ts');
      const loan = workOutLoan(offer, Object.fromEntries(fields));
      onWorked(loan);
      speaking.schedule(() => setSpoken(loan.spoken), spokenAfterMs);
    } catch {
      // The chunks of this build are gone from the server: the plain form still works.
      setLive(false);
    }
  }
  return { isLive, spoken, workOut };
}
