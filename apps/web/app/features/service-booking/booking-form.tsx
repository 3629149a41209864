import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import type { WireValue } from '@forecourt/domain/form/form';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FieldRows } from '../leads/field-rows.tsx';
import { CollectionNotice, FormBesides } from '../leads/form-besides.tsx';
import { FormField } from '../leads/form-field.tsx';
import { fieldId, problemSummary } from '../leads/form-problems.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { StepBar } from './step-bar.tsx';
import { useBooking } from './use-booking.ts';
import '@forecourt/ui/styles/forms.css';
import '../../shared/journey.css';
import './service-booking.css';

const mostCards = 6;

/** A booking, one step at a time. What other steps say is sent along, so that each works without a script. */
export function BookingForm({ view }: { readonly view: BookingFormView }) {
  const { form, state, isRestored, onSubmit, onInput, startAgain } = useBooking(view);
  const id = useId();
  const { step, answers, problems, message } = state;
  const current = view.steps[step];
  const fields = useMemo(() => current?.form.fields ?? [], [current]);
  const heading = useFocusOnChange(step, problems.length === 0);
  const summary = useMemo(
    () => problemSummary(id, { problems, message, fields }),
    [problems, message, fields, id],
  );
  if (!current) return null;
  const isLast = step === view.steps.length - 1;
  const isBusy = state.phase !== 'editing';
  const others = view.steps
    .filter((one) => one !== current)
    .flatMap((one) => one.form.fields.map(({ name, kind }) => ({ name, kind, text: textOf(answers[name]) })));
  const drawn = (field: Field) => {
    const shared = {
      field,
      id: fieldId(id, field.name),
      entry: textOf(answers[field.name]) || undefined,
      error: problems.find((one) => one.field === field.name)?.message ?? null,
    };
    return isOfCards(field) ? (
      <ChoiceCards key={field.name} {...shared} />
    ) : (
      <FormField key={field.name} {...shared} termsHref={view.termsHref} />
    );
  };
  return (
    <form
      ref={form}
      className="form booking"
      method="post"
      action={view.action}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      data-document=""
    >
      <StepBar steps={view.steps} step={step} />
      {isRestored && (
        <p className="notice">
          <Icon path={clockIcon} />
          <span>
            We kept what you typed. Carry on, or{' '}
            <button type="button" className="link" onClick={startAgain}>
              start again
            </button>
            .
          </span>
        </p>
      )}
      <ErrorSummary
        heading={(problems.length > 0 && message) || current.form.errorHeading}
        problems={summary}
      />
      {/* Of each step, and of what was put back, new fields: they begin with what is known. */}
      <fieldset key={`${step} ${isRestored}`}>
        <legend ref={heading} tabIndex={-1}>
          {current.title}
        </legend>
        <div className="form">
          <FieldRows fields={fields} draw={drawn} />
        </div>
      </fieldset>
      {others.map(({ name, kind, text }) => (
        // A consent is not kept: it is given with the form that is sent.
        <input
          key={name}
          type="hidden"
          name={name}
          value={text}
          data-kept={kind === 'tick' ? undefined : ''}
        />
      ))}
      <input type="hidden" name="step" value={step} data-kept="" />
      {state.leadId !== null && <input type="hidden" name="lead_id" value={state.leadId} data-kept="" />}
      <FormBesides view={view} id={id} />
      <div className="booking-acts">
        {/* First in the document: Enter in a field presses the first button, which must be the one that goes on. */}
        <Button type="submit" busyLabel={isBusy ? (isLast ? view.submittingText : 'Saving') : null}>
          {isLast ? view.submitText : 'Continue'}
        </Button>
        {step > 0 && (
          <Button type="submit" look="line" name="go" value="back" formNoValidate>
            Back
          </Button>
        )}
      </div>
      <CollectionNotice view={view} />
    </form>
  );
}

/** A few kinds of work are seen at a glance; a long list is chosen from. */
function isOfCards({ kind, name, options = [] }: Field): boolean {
  return kind === 'choice' && name === 'Service Type' && options.length <= mostCards;
}

function textOf(answer: WireValue | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'on' : '';
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
}

/** A step that has come is read from its heading on; on the first page nothing takes the focus. */
function useFocusOnChange(step: number, isWanted: boolean) {
  const heading = useRef<HTMLLegendElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && isWanted) heading.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step, isWanted]);
  return heading;
}
