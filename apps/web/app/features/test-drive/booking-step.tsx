import type { BookingStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon, circleCheckIcon } from '@forecourt/ui/icons';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { WayCards } from '../leads/way-cards.tsx';
import { DrivenCar } from './driven-car.tsx';
import { PressForm } from './press-form.tsx';
import '@forecourt/ui/styles/forms.css';

/** The visitor's own booking: what was agreed, the calendar file, and the ways to change it. */
export function BookingStep({ view }: { readonly view: BookingStepView }) {
  const { heading, text, state, steps, ways, back } = view;
  return (
    <div className="wrap">
      <div className="ok">
        <div className="ok-l">
          <div className="okh">
            {state === 'booked' && (
              <p className="tonehead">
                <Icon path={circleCheckIcon} />
                Booked
              </p>
            )}
            <h1>{heading}</h1>
            <p className="lead">{text}</p>
          </div>
          {steps.length > 0 && <ClockSteps steps={steps} />}
          {back && (
            <p>
              <ButtonLink href={back.href}>{back.text}</ButtonLink>
            </p>
          )}
        </div>
        {state !== 'gone' && <BookingTicket view={view} />}
      </div>
      {ways.length > 0 && <WayCards heading="Make the visit count" ways={ways} />}
    </div>
  );
}

function BookingTicket({ view }: { readonly view: BookingStepView }) {
  const { car, when, summary, calendar, directions, move, cancel } = view;
  const { location } = summary;
  return (
    <aside className="ticket" aria-label="Your booking">
      {car && <DrivenCar car={car} />}
      <div className="stack">
        <p className="ticket-when">
          {when.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {location && <p>{location.street ?? location.name}</p>}
        <div className="rowbtns">
          {calendar !== null && (
            <ButtonLink href={calendar} look="line" data-document="" download="test-drive.ics">
              <Icon path={calendarIcon} />
              <span>
                <span className="vh">Add to </span>Calendar
              </span>
            </ButtonLink>
          )}
          {directions && <BlockAnchor link={directions} className="btn line" />}
        </div>
      </div>
      {(move ?? cancel) && (
        <div className="ok-links">
          {move !== null && (
            <a className="link" href={move}>
              Move it
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
      )}
    </aside>
  );
}
