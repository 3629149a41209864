import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { useId } from 'react';
import { CalculatorAmount } from '../calculator-amount.tsx';
import { loadLoan } from '../load-loan.ts';
import { useWorkedLoan } from '../use-worked-loan.ts';

interface LoanStepSumsProps {
  readonly calculator: CalculatorView;
  readonly onWorked: (loan: LoanView) => void;
}

const formOf = (target: EventTarget) => (target as HTMLElement).closest('form');

/** The sums of the calculator within the form of a step: what stands beside it follows every change. */
export function LoanStepSums({ calculator, onWorked }: LoanStepSumsProps) {
  const { amounts, terms, offer, frequency } = calculator;
  const id = useId();
  const { spoken, taken, workOut } = useWorkedLoan(loadLoan(offer), ({ loan }) => onWorked(loan));
  return (
    <div
      className="calc app-calc"
      onInput={({ target }) => {
        const form = formOf(target);
        if (form) void workOut(form);
      }}
      onBlur={({ target }) => {
        const form = formOf(target);
        if (form) void workOut(form, target);
      }}
    >
      {amounts.map((amount) => (
        <CalculatorAmount
          key={amount.name}
          id={`${id}${amount.name}`}
          amount={{ ...amount, ...taken[amount.name] }}
        />
      ))}
      <LabelledField id={`${id}term`} label="Term">
        {(control) => (
          <Select {...control} name="term" data-kept="" options={terms} defaultValue={calculator.term} />
        )}
      </LabelledField>
      <input type="hidden" name="frequency" value={frequency} />
      <p className="vh" role="status">
        {spoken}
      </p>
    </div>
  );
}
