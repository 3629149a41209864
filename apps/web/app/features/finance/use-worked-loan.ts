import { useEffect, useState } from 'react';
import type { CalculatorAmount } from '@forecourt/app/finance/calculator.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { useDebounce } from '../../shared/use-debounce.ts';
import { textFieldsIn } from './text-fields-in.ts';

/** Debounce of the live region: a screen reader says the figure that a slider rests at, not those on the way. */
const spokenAfterMs = 700;

/** What fields come to, and what was taken of them. */
export interface WorkedLoan {
  readonly loan: LoanView;
  readonly amounts: readonly CalculatorAmount[];
}

/** Why an amount was not taken as it was typed, and how far its slider goes now, by its field. */
export type Taken = Readonly<
  Partial<Record<CalculatorAmount['name'], Pick<CalculatorAmount, 'fault' | 'most'>>>
>;

/** A word beside each amount that was not taken as it is typed, and the end of each slider. */
export function takenOf(amounts: readonly CalculatorAmount[]): Taken {
  return Object.fromEntries(amounts.map(({ name, fault, most }) => [name, { fault, most }]));
}

/** The same once a field was left, which changes nothing: a word that was said stays until something is typed. */
export function takenOnLeaving(amounts: readonly CalculatorAmount[], before: Taken): Taken {
  return takenOf(amounts.map((one) => ({ ...one, fault: one.fault ?? before[one.name]?.fault ?? null })));
}

/**
 * Works out a loan in the browser with every change, by code that is loaded with the first (`load`). A field that is left
 * shows what was taken of it, with a word where that is something else.
 */
export function useWorkedLoan<Worked extends WorkedLoan>(
  load: () => Promise<(fields: Readonly<Record<string, string>>) => Worked>,
  onWorked: (worked: Worked) => void,
) {
  const [isLive, setLive] = useState(false);
  const [spoken, setSpoken] = useState('');
  const [taken, setTaken] = useState<Taken>({});
  const speaking = useDebounce();
  useEffect(() => setLive(true), []);

  async function workOut(form: HTMLFormElement, left?: EventTarget): Promise<void> {
    try {
      const work = await load();
      const worked = work(textFieldsIn(form));
      const { loan, amounts } = worked;
      onWorked(worked);
      const settled = amounts.find(({ name }) => left instanceof HTMLInputElement && left.name === name);
      if (settled && left instanceof HTMLInputElement) left.value = settled.value;
      setTaken((before) => (left ? takenOnLeaving(amounts, before) : takenOf(amounts)));
      speaking.schedule(() => setSpoken(loan.spoken), spokenAfterMs);
    } catch {
      // The chunks of this build are gone from the server: the plain form still works.
      setLive(false);
    }
  }
  return { isLive, spoken, taken, workOut };
}
