import { useId } from 'react';
import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { Button } from '@forecourt/ui/button';
import { CalculatorAmount } from './calculator-amount.tsx';
import { CalculatorFrequency, CalculatorTerm } from './calculator-choices.tsx';
import { loadLoan } from './load-loan.ts';
import { useWorkedLoan } from './use-worked-loan.ts';

export interface CalculatorProps {
  readonly calculator: CalculatorView;
  readonly onWorked: (loan: LoanView, sums: string) => void;
}

/**
 * Deposit, trade-in, balloon, term and how often is paid. It is a plain form that leads to a page with the
 * answer; where JavaScript runs, the figures beside it follow every change at once.
 */
export function FinanceCalculator({ calculator, onWorked }: CalculatorProps) {
  const { action, amounts, offer } = calculator;
  const id = useId();
  const { isLive, spoken, taken, workOut } = useWorkedLoan(loadLoan(offer), ({ loan, sums }) =>
    onWorked(loan, sums),
  );
  return (
    <form
      className="calc"
      method="get"
      action={action}
      data-keep-scroll=""
      aria-label="Repayment calculator"
      onInput={(event) => void workOut(event.currentTarget)}
      onBlur={(event) => void workOut(event.currentTarget, event.target)}
      onSubmit={(event) => isLive && event.preventDefault()}
    >
      {amounts.map((amount) => (
        <CalculatorAmount
          key={`${action} ${amount.name} ${amount.value}`}
          id={`${id}${amount.name}`}
          amount={{ ...amount, ...taken[amount.name] }}
        />
      ))}
      <CalculatorTerm calculator={calculator} id={`${id}term`} />
      <CalculatorFrequency calculator={calculator} />
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
