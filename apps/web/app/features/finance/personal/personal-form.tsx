import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Fragment, useId } from 'react';
import { CalculatorAmount } from '../calculator-amount.tsx';
import type { Taken } from '../use-worked-loan.ts';
import { CalculatorFrequency, CalculatorTerm } from '../calculator-choices.tsx';

interface PersonalFormProps {
  readonly view: PersonalFinanceView;
  readonly calculator: CalculatorView;
  readonly loans: PersonalLoans;
  readonly isLive: boolean;
  readonly taken: Taken;
  readonly workOut: (form: HTMLFormElement, left?: EventTarget) => Promise<void>;
}

/** A visitor's own terms: a plain form whose answer is the page, and live where JavaScript runs. */
export function PersonalForm({ view, calculator, loans, isLive, taken, workOut }: PersonalFormProps) {
  const { bands, band, most, carId, searchHref, tradeInHref } = view;
  const id = useId();
  const { borrow, mostFault } = loans;
  return (
    <form
      className="calc pf-form"
      method="get"
      action={calculator.action}
      data-keep-scroll=""
      aria-label="Your own terms"
      onInput={(event) => void workOut(event.currentTarget)}
      onBlur={(event) => void workOut(event.currentTarget, event.target)}
      onSubmit={(event) => isLive && event.preventDefault()}
    >
      <input type="hidden" name="car_id" value={carId} />
      {bands.length > 0 && (
        <fieldset className="often">
          <legend>How is your credit, honestly?</legend>
          <div>
            {bands.map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name="credit" value={value} defaultChecked={value === band} />
                <span>{label}</span>
              </label>
            ))}
          </div>
          <p className="small muted">It only changes the rate we show you.</p>
        </fieldset>
      )}
      {calculator.amounts.map((amount) => (
        <Fragment key={amount.name}>
          <CalculatorAmount id={`${id}${amount.name}`} amount={{ ...amount, ...taken[amount.name] }} />
          {amount.name === 'trade_in' && tradeInHref !== null && (
            <p className="small muted pf-worth">
              Not sure what yours is worth?{' '}
              <a className="link" href={tradeInHref}>
                Get an offer for it
              </a>
            </p>
          )}
        </Fragment>
      ))}
      <CalculatorTerm calculator={calculator} id={`${id}term`} />
      <CalculatorFrequency calculator={calculator} />
      <fieldset className="form pf-back">
        <legend>Or start from what you can pay</legend>
        <LabelledField id={`${id}most`} label="The most you’d pay a week">
          {(control) => (
            <span className="inp pf-most">
              $
              <input
                {...control}
                className="num"
                name="most"
                defaultValue={most}
                inputMode="numeric"
                autoComplete="off"
                maxLength={8}
              />
            </span>
          )}
        </LabelledField>
        <p className="small" aria-live="polite">
          {mostFault}
          {borrow && (
            <>
              {borrow.text} {view.rate.warning} {view.rate.basis}{' '}
              <a className="link" href={`${searchHref}?range[price]=0:${borrow.priceDollars}`}>
                Show me those cars
              </a>
            </>
          )}
        </p>
      </fieldset>
      {!isLive && (
        <Button type="submit" look="line" isBlock>
          Work it out
        </Button>
      )}
    </form>
  );
}
