import type { BookingStepView } from '@forecourt/app/test-drive/test-drive-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon } from '@forecourt/ui/icons';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { TicketLines } from '../../shared/ticket-lines.tsx';
import { CancelBooking } from '../leads/cancel-booking.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { WayCards } from '../leads/way-cards.tsx';
import { DrivenCar } from './driven-car.tsx';
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/ticket.css';

/** The visitor's own booking: what was agreed, the calendar file, and the ways to change it. */
export function BookingStep({ view }: { readonly view: BookingStepView }) {
  const { heading, text, state, tone, steps, ways, back } = view;
  return (
    <div className="wrap">
      <div className="ok">
        <div className="ok-l">
          <OutcomeHead tone={tone} heading={heading} text={text} />
          {steps.length > 0 && (
            <ClockSteps
              steps={steps}
              heading={state === 'cancelled' ? 'What happened' : 'What happens next'}
            />
          )}
          {back && (
            <p>
              <ButtonLink href={back.href}>{back.text}</ButtonLink>
            </p>
          )}
        </div>
        {state !== 'gone' && <BookingTicket view={view} />}
      </div>
      {ways.length > 0 && <WayCards heading="Before you come" ways={ways} />}
    </div>
  );
}

function BookingTicket({ view }: { readonly view: BookingStepView }) {
  const { state, car, when, summary, calendar, directions, phone, move, cancel } = view;
  const { location, model } = summary;
  const isCancelled = state === 'cancelled';
  return (
    <aside className={isCancelled ? 'ticket void' : 'ticket'} aria-label="Your booking">
      {car && <DrivenCar car={car} />}
      {!car && model !== null && <p className="ticket-t">{model}</p>}
      <div className="stack">
        {isCancelled && <p className="ticket-t">Cancelled</p>}
        <TicketLines lines={when} isCancelled={isCancelled} />
        {location && (
          <p>
            <b>{location.name}</b>
            {location.street !== null && <span className="ticket-at">{location.street}</span>}
          </p>
        )}
        {phone && <PhoneReveal phone={phone} className="link call-line" />}
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
          {cancel && <CancelBooking action={cancel.action} text={cancel.text} />}
        </div>
      )}
    </aside>
  );
}
