import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { useEffect, useId, useMemo, useRef } from 'react';
import { CollectionNotice, FormBesides } from '../leads/form-besides.tsx';
import { FormFaults } from '../leads/form-faults.tsx';
import { mendedIds, problemSummary } from '../leads/form-problems.ts';
import { stepAnswers } from './booking-answers.ts';
import { BookingTicket, bookingFormId } from './booking-ticket.tsx';
import { bookingSummary, type BookingProgress } from './booking-summary.ts';
import { BookingStepFields, OtherSteps } from './booking-step-fields.tsx';
import { StepBar } from './step-bar.tsx';
import { useBooking } from './use-booking.ts';
import { useUnmended } from '../leads/use-unmended.ts';
import '@forecourt/ui/styles/forms.css';
import '../../shared/journey.css';
import './service-booking.css';

interface BookingFormProps {
  readonly view: BookingFormView;
  /** Where it is serviced, where nobody is asked. */
  readonly workshopName: string | null;
  /** Told what is chosen, also while it is being chosen. */
  readonly onProgress: (progress: BookingProgress) => void;
}

/** A booking, one step at a time. What other steps say is sent along, so that each works without a script. */
export function BookingForm({ view, workshopName, onProgress }: BookingFormProps) {
  const { form, state, isRestored, onSubmit, onInput, startAgain } = useBooking(view);
  const id = useId();
  const { step, problems, message } = state;
  const current = view.steps[step];
  const { unmended, touch } = useUnmended(problems);
  const heading = useFocusOnChange(step, problems.length === 0);
  const summary = useMemo(
    () => problemSummary(id, { problems, message, fields: current?.form.fields ?? [] }),
    [problems, message, current, id],
  );
  const reportProgress = () => {
    if (form.current)
      onProgress({ step, answers: { ...state.answers, ...stepAnswers(form.current, view, step) } });
  };
  useEffect(reportProgress, [form, view, step, state.answers, onProgress]);
  if (!current) return null;
  return (
    <form
      ref={form}
      className="form booking"
      method="post"
      action={view.action}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        touch(target);
        onInput();
        reportProgress();
      }}
      id={bookingFormId}
      noValidate
      data-document=""
      data-waits=""
    >
      {/* Enter in a field presses the first button of the form, which must be the one that goes on. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        Continue
      </button>
      <StepBar steps={view.steps} step={step} />
      <BookingTicket
        className="jsum booking-so-far"
        lines={bookingSummary(view, { step, answers: state.answers }, workshopName).filter(
          ({ goTo }) => goTo !== null,
        )}
      />
      {isRestored && <RestoredNotice onStartAgain={startAgain} />}
      <FormFaults
        state={state}
        heading={(problems.length > 0 && message) || current.form.errorHeading}
        problems={summary}
        mended={mendedIds(id, problems, unmended)}
      />
      {view.unfinishedNotice !== null && (
        <>
          <input type="hidden" name="told" value="yes" />
          {step < view.steps.length - 1 && <p className="small muted told">{view.unfinishedNotice}</p>}
        </>
      )}
      {/* The key mounts new fields for each step and each restored draft: their default values are read once. */}
      <fieldset key={`${step} ${isRestored}`}>
        <legend ref={heading} tabIndex={-1}>
          {current.title}
        </legend>
        <BookingStepFields view={view} state={{ ...state, problems: unmended }} id={id} />
      </fieldset>
      <OtherSteps view={view} state={state} />
      <FormBesides view={view} id={id} />
      <BookingButtons view={view} step={step} isBusy={state.phase !== 'editing'} />
      <CollectionNotice view={view} />
    </form>
  );
}

function RestoredNotice({ onStartAgain }: { readonly onStartAgain: () => void }) {
  return (
    <p className="notice">
      <Icon path={clockIcon} />
      <span>
        We kept what you typed. Carry on, or{' '}
        <button type="button" className="link" onClick={onStartAgain}>
          start again
        </button>
        .
      </span>
    </p>
  );
}

interface BookingButtonsProps {
  readonly view: BookingFormView;
  readonly step: number;
  readonly isBusy: boolean;
}

function BookingButtons({ view, step, isBusy }: BookingButtonsProps) {
  const isLast = step === view.steps.length - 1;
  return (
    <div className="booking-acts">
      <Button type="submit" busyLabel={isBusy ? (isLast ? view.submittingText : 'Saving') : null}>
        {isLast ? view.submitText : 'Continue'}
      </Button>
      {step > 0 && (
        <Button type="submit" look="line" name="go" value="back" formNoValidate>
          Back
        </Button>
      )}
    </div>
  );
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
