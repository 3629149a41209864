import { totalFact } from '@forecourt/app/finance/total-fact';
import type { AnyCarFinanceView } from '@forecourt/app/finance/any-car-finance';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { useId, useRef, useState } from 'react';
import { CalculatorAmount } from '../calculator-amount.tsx';
import { CalculatorFrequency, CalculatorTerm } from '../calculator-choices.tsx';
import { LoanFigures } from '../loan-figures.tsx';
import { NearFigures } from '../near-figures.tsx';
import { useWorkedLoan } from '../use-worked-loan.ts';

interface WorkItOutProps {
  readonly work: NonNullable<AnyCarFinanceView['work']>;
  readonly rate: AnyCarFinanceView['rate'];
  readonly preApproval: AnyCarFinanceView['preApproval'];
  /** Told of the sums as an address carries them. */
  readonly onSums?: (sums: string | null) => void;
}

/** The calculator for any price: a plain form whose answer is this page, and live where JavaScript runs. */
export function WorkItOut({ work, rate, preApproval, onSums }: WorkItOutProps) {
  const { calculator, years, terms, note } = work;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [{ loan, priceFault, sums }, setShown] = useState({
    loan: work.loan,
    priceFault: work.price.fault,
    sums: work.sums,
  });
  const { isLive, spoken, taken, workOut } = useWorkedLoan(
    async () => {
      const { anyCarLoan } = await import('@forecourt/app/finance/any-car-loan');
      return (typed) => anyCarLoan(terms, typed);
    },
    ({ loan: next, amounts, sums: nextSums }) => {
      const fault = amounts.find(({ name }) => name === 'price')?.fault ?? null;
      setShown({ loan: next, priceFault: fault, sums: nextSums });
      onSums?.(nextSums);
    },
  );
  const factOf = (wanted: string) => loan.facts.find(({ label }) => label === wanted)?.text ?? '–';
  const total = totalFact(loan);
  const hasFigure = loan.facts.some(({ label }) => label === 'Repayments');
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
      <div ref={fields} className="calc">
        <CalculatorAmount id={`${id}price`} amount={{ ...work.price, fault: priceFault }} />
        {calculator.amounts
          .filter(({ name }) => name !== 'balloon')
          .map((amount) => (
            <CalculatorAmount
              key={amount.name}
              id={`${id}${amount.name}`}
              amount={{ ...amount, ...taken[amount.name] }}
            />
          ))}
        <div className="fh-pair">
          {years.length > 1 && (
            <LabelledField id={`${id}year`} label="Year built">
              {(control) => <Select {...control} name="year" options={years} defaultValue={work.year} />}
            </LabelledField>
          )}
          <CalculatorTerm calculator={calculator} id={`${id}term`} />
        </div>
        <CalculatorFrequency calculator={calculator} />
      </div>
      {years.length > 0 ? (
        <>
          <div ref={answer} className="fh-figures">
            {hasFigure && <LoanFigures pair={loan.pair} rate={rate} />}
          </div>
          {hasFigure && <NearFigures fields={fields} answer={answer} pair={loan.pair} rate={rate} />}
          {hasFigure && (
            <p className="fh-total">
              Repayments: {factOf('Repayments')}.{' '}
              {total && (
                <>
                  {total.label}: <b className="num">{total.text}</b>.
                </>
              )}
            </p>
          )}
          {hasFigure && (
            <p className="small">
              Interest rate {factOf('Interest rate')}
              {years.length === 1 && `, ${years[0]?.label.toLowerCase()}.`} {note}
            </p>
          )}
        </>
      ) : (
        <p>
          You’d borrow <b className="num">{factOf('Amount borrowed')}</b>. {note}
        </p>
      )}
      {hasFigure && sums !== null && (
        <ButtonLink href={`${preApproval.href}?${sums}`} isBlock>
          {preApproval.text} for {factOf('Amount borrowed')}
        </ButtonLink>
      )}
      {priceFault === null && factOf('Amount borrowed') === '$0' && (
        <p className="small">There’s nothing left to borrow: what you bring pays for all of it.</p>
      )}
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
