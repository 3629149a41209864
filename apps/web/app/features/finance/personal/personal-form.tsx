import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import type { PersonalLoans } from '@forecourt/app/finance/personal-loans';
import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { Button } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Fragment, useId } from 'react';
import { CalculatorAmount } from '../calculator-amount.tsx';
import type { Taken } from '../use-worked-loan.ts';
import { useCarsWithin } from './use-cars-within.ts';
import { CalculatorFrequency, CalculatorTerm } from '../calculator-choices.tsx';

interface PersonalFormProps {
  readonly view: PersonalFinanceView;
  readonly calculator: CalculatorView;
  readonly loans: PersonalLoans;
  readonly isLive: boolean;
  readonly spoken: string;
  readonly taken: Taken;
  readonly workOut: (form: HTMLFormElement, left?: EventTarget) => Promise<void>;
}

/** A visitor's own terms: a plain form whose answer is the page, and live where JavaScript runs. */
export function PersonalForm({ view, calculator, loans, isLive, spoken, taken, workOut }: PersonalFormProps) {
  const { bands, band, most, carId, searchHref, tradeInHref, nouns } = view;
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
        <LabelledField id={`${id}most`} label="The most you’d pay a week" error={mostFault} isAlert>
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
          {borrow && (
            <>
              {borrow.text} {view.rate.warning} {view.rate.basis}{' '}
              <CarsWithin dollars={borrow.priceDollars} searchHref={searchHref} nouns={nouns} />
            </>
          )}
        </p>
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

interface CarsWithinProps extends Pick<PersonalFinanceView, 'nouns' | 'searchHref'> {
  readonly dollars: number;
}

/** The way to what stands here up to a price. */
function CarsWithin({ dollars, searchHref, nouns: [one, several] }: CarsWithinProps) {
  const count = useCarsWithin(dollars);
  if (count === 0) {
    return (
      <>
        Nothing here costs that little right now.{' '}
        <a className="link" href={searchHref}>
          See all our {several}
        </a>
      </>
    );
  }
  const them = count === 1 ? `one ${one}` : `${count?.toLocaleString('en-AU') ?? 'those'} ${several}`;
  return (
    <a className="link" href={`${searchHref}?range[price]=0:${dollars}`}>
      Show me {them}
    </a>
  );
}
