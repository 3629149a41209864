import type { BookingStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon, circleCheckIcon } from '@forecourt/ui/icons';
import { DriveSummary } from './drive-summary.tsx';
import { DrivenCar } from './driven-car.tsx';
import { PressForm } from './press-form.tsx';

/** The visitor's own booking: what was agreed, the calendar file, and the ways to change it. */
export function BookingStep({ view }: { readonly view: BookingStepView }) {
  const { heading, text, state, car, summary, calendar, follow, move, cancel, back } = view;
  const { when, location } = summary;
  return (
    <div className="wrap jr">
      <div className="drive-done">
        <h1>{heading}</h1>
        {when && (
          <p className={state === 'booked' ? 'notice good' : 'notice'}>
            {state === 'booked' && <Icon path={circleCheckIcon} />}
            <span>
              <b>{when.text}</b>
              {location && `, ${location.name}`}
            </span>
          </p>
        )}
        {car && (
          <div className="drive-only-s">
            <DrivenCar car={car} />
          </div>
        )}
        <p>{text}</p>
        <div className="drive-acts">
          {calendar !== null && (
            <ButtonLink href={calendar} data-document="" download="test-drive.ics">
              <Icon path={calendarIcon} /> Add to your calendar
            </ButtonLink>
          )}
          {move !== null && (
            <ButtonLink href={move} look="line">
              Move to another time
            </ButtonLink>
          )}
          {back && <ButtonLink href={back.href}>{back.text}</ButtonLink>}
        </div>
        {follow && (
          <a className="link" href={follow.href}>
            {follow.text}
          </a>
        )}
        {cancel && (
          <details className="drive-cancel">
            <summary>{cancel.text}</summary>
            <PressForm press={cancel}>
              <p>Somebody else can then have your time.</p>
              <Button type="submit" look="line">
                {cancel.shortText}
              </Button>
            </PressForm>
          </details>
        )}
      </div>
      {state !== 'gone' && <DriveSummary car={car} summary={summary} />}
    </div>
  );
}
