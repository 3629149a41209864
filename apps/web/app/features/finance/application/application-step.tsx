import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';
import { useId, useMemo, useState } from 'react';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';
import { mendedIds, problemSummary } from '../../leads/form-problems.ts';
import { useUnmended } from '../../leads/use-unmended.ts';
import { ApplicationAside } from './application-aside.tsx';
import { CreditNotice } from '../credit-notice.tsx';
import { StepFields } from './step-fields.tsx';
import { useKeptStep } from './use-kept-step.ts';
import { useBudget } from './use-budget.ts';
import { workOutAsked } from './work-out-asked.ts';

/** A step: a form that posts, the way back, and what it is about beside it. */
export function ApplicationStep({ view }: { readonly view: ApplicationStepView }) {
  const { heading, step, at, steps, form, problems, message, action, hidden, back, submitText, aside } = view;
  const id = useId();
  const [loan, setLoan] = useState<LoanView | null>(aside.loan);
  const { budget, workOut } = useBudget(step === 'money' ? view.notice : null);
  const { form: drawn, keep, keepSent } = useKeptStep(view);
  const { unmended, touch } = useUnmended(problems);
  const summary = useMemo(
    () => problemSummary(id, { problems, message, fields: form.fields }),
    [id, problems, message, form.fields],
  );
  const notice = step === 'money' ? budget : view.notice;
  return (
    <div className="wrap jr">
      <div>
        <div className="jr-h">
          <h1>{heading}</h1>
          <div className="steps" aria-hidden="true">
            {steps.map((title, index) => (
              <i key={title} className={index <= at ? 'on' : undefined} />
            ))}
          </div>
          <p className="stepno">
            Step {at + 1} of {steps.length}: <span>{steps[at]}</span>
          </p>
          <p className="app-why">{view.why}</p>
        </div>
        <form
          ref={drawn}
          className="form app-form"
          method="post"
          action={action}
          // Back leads to this step as it was saved, not to a form that was sent or to where the application has come since.
          onSubmit={() => {
            keepSent();
            window.history.replaceState(window.history.state, '', view.address);
          }}
          onInput={({ currentTarget, target }) => {
            touch(target);
            keep();
            if (step === 'money') workOut(currentTarget);
            if (view.anyCar) void workOutAsked(view.anyCar, currentTarget, setLoan);
          }}
          noValidate
          data-document=""
        >
          <ErrorSummary
            heading={form.errorHeading}
            problems={summary}
            mended={mendedIds(id, problems, unmended)}
          />
          {view.call && (
            <p className="app-call">
              <PhoneReveal phone={view.call} className="btn line" isShort />
            </p>
          )}
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {view.sums !== null && (
            <p className="notice">
              <Icon path={infoIcon} />
              <span>
                From your sums: <b>{view.sums}</b>.{' '}
                {step === 'loan' ? 'Change any of it below.' : 'You can change it at step 3.'}
              </span>
            </p>
          )}
          <StepFields view={view} id={id} problems={unmended} onLoan={setLoan} />
          {notice !== null && (
            <p className="notice" aria-live="polite">
              <Icon path={infoIcon} />
              <span>{notice}</span>
            </p>
          )}
          <div className="app-hp" aria-hidden="true">
            <input name={view.honeypotField} tabIndex={-1} autoComplete="off" defaultValue="" />
          </div>
          <div className="jacts">
            {back !== null && (
              <ButtonLink href={back} look="line">
                Back
              </ButtonLink>
            )}
            <Button type="submit">{submitText}</Button>
          </div>
        </form>
        <CreditNotice credit={view.credit} />
      </div>
      <ApplicationAside aside={{ ...aside, loan }} steps={steps} at={at} />
    </div>
  );
}
