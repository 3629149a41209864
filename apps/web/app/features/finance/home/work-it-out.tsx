import type { FinanceHomeView } from '@forecourt/app/finance/show-finance-home';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { useId, useState } from 'react';
import { CalculatorAmount } from '../calculator-amount.tsx';
import { CalculatorTerm } from '../calculator-choices.tsx';
import { LoanFigures } from '../loan-figures.tsx';
import { useWorkedLoan } from '../use-worked-loan.ts';

interface WorkItOutProps {
  readonly work: NonNullable<FinanceHomeView['work']>;
  readonly rate: FinanceHomeView['rate'];
  readonly onSums: (sums: string) => void;
}

/** The calculator for any price: a plain form whose answer is this page, and live where JavaScript runs. */
export function WorkItOut({ work, rate, onSums }: WorkItOutProps) {
  const { calculator, note } = work;
  const id = useId();
  const [loan, setLoan] = useState<LoanView>(work.loan);
  const { isLive, spoken, faults, workOut } = useWorkedLoan(calculator.offer, (next, sums) => {
    setLoan(next);
    onSums(sums);
  });
  const interest = loan.facts.find(({ label }) => label === 'Interest rate');
  return (
    <form
      className="fh-work fin"
      method="get"
      action={calculator.action}
      data-keep-scroll=""
      aria-label="Repayment calculator"
      onInput={(event) => void workOut(event.currentTarget)}
      onBlur={(event) => void workOut(event.currentTarget, event.target)}
      onSubmit={(event) => isLive && event.preventDefault()}
    >
      <h2>Work it out</h2>
      <div className="calc">
        <LabelledField id={`${id}price`} label="Price ($)">
          {(control) => (
            <input
              {...control}
              className="inp"
              name="price"
              defaultValue={work.price}
              inputMode="numeric"
              maxLength={10}
            />
          )}
        </LabelledField>
        {calculator.amounts
          .filter(({ name }) => name !== 'balloon')
          .map((amount) => (
            <CalculatorAmount
              key={amount.name}
              id={`${id}${amount.name}`}
              amount={amount}
              fault={faults[amount.name] === undefined ? amount.fault : faults[amount.name]}
            />
          ))}
        <CalculatorTerm calculator={calculator} id={`${id}term`} />
      </div>
      <LoanFigures pair={loan.pair} rate={rate} />
      <p className="small">
        {interest && `Interest rate ${interest.text} `}
        {note}
      </p>
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
