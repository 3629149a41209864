import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { CalculatorAmount } from './calculator-amount.tsx';

export interface CalculatorProps {
  readonly calculator: CalculatorView;
  readonly onWorked: (loan: LoanView) => void;
}

/** Somebody who listens hears the figure that a slider came to rest at, and not all those on the way. */
const spokenAfterMs = 700;

/**
 * Deposit, trade-in, balloon, term and how often is paid. It is a plain form that leads to a page with the
 * answer; where JavaScript runs, the figures beside it follow every change at once.
 */
export function FinanceCalculator({ calculator, onWorked }: CalculatorProps) {
  const { action, amounts, terms, frequencies, offer } = calculator;
  const id = useId();
  const [isLive, setLive] = useState(false);
  const [spoken, setSpoken] = useState('');
  const speaking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setLive(true);
    return () => clearTimeout(speaking.current);
  }, []);

  async function workOut({ currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    const said = [...new FormData(currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    try {
      const { workOutLoan } = await import('./work-out-loan.ts');
      const loan = workOutLoan(offer, Object.fromEntries(said));
      onWorked(loan);
      clearTimeout(speaking.current);
      speaking.current = setTimeout(() => setSpoken(loan.spoken), spokenAfterMs);
    } catch {
      // The scripts of this build are gone from the server: the plain form still works.
      setLive(false);
    }
  }

  return (
    <form
      className="calc"
      method="get"
      action={action}
      data-keep-scroll=""
      aria-label="Repayment calculator"
      onInput={(event) => void workOut(event)}
      onSubmit={(event) => isLive && event.preventDefault()}
    >
      {amounts.map((amount) => (
        <CalculatorAmount
          key={`${action} ${amount.name} ${amount.value}`}
          id={`${id}${amount.name}`}
          amount={amount}
        />
      ))}
      <LabelledField id={`${id}term`} label="Term">
        {(control) => (
          <Select
            {...control}
            name="term"
            options={terms}
            defaultValue={calculator.term}
            key={calculator.term}
          />
        )}
      </LabelledField>
      <fieldset className="often">
        <legend>You pay</legend>
        <div>
          {frequencies.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="frequency"
                value={value}
                defaultChecked={value === calculator.frequency}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {!isLive && (
        <Button type="submit" look="line" isBlock>
          Work it out
        </Button>
      )}
      <p className="vh" role="status">
        {spoken}
      </p>
    </form>
  );
}
