import type { ReceiptPageView } from '@forecourt/app/leads/pages/receipt-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon } from '@forecourt/ui/icons';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { LocationDetails } from '../../shared/location-details.tsx';
import { TicketLines } from '../../shared/ticket-lines.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { CarLine } from './car-line.tsx';
import { ClockSteps } from './clock-steps.tsx';
import { WayCards } from './way-cards.tsx';
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/ticket.css';

/** The page after a form (URL-5), and the one by which it is followed later. */
export function Page({ view }: { readonly view: ReceiptPageView }) {
  const { tone, heading, lead, steps, follow, again, car, subject, message, when, location, ways, next } =
    view;
  return (
    <div className="wrap">
      <div className="ok">
        <div className="ok-l">
          <OutcomeHead tone={tone} heading={heading} text={lead} />
          {steps.length > 0 && <ClockSteps steps={steps} />}
          {again && (
            <p>
              <ButtonLink href={again.href}>{again.text}</ButtonLink>
            </p>
          )}
        </div>
        {[car, subject, message, when, location].some(Boolean) && (
          <aside className={view.isCancelled ? 'ticket void' : 'ticket'} aria-label="What you sent us">
            {car && <CarLine car={car} />}
            {subject && (
              <p>
                <b className="ticket-t">{subject.title}</b>
                {subject.note !== null && <span className="ticket-at">{subject.note}</span>}
              </p>
            )}
            {message !== null && <blockquote className="ticket-said">{`“${message}”`}</blockquote>}
            {when && <TicketTime view={view} when={when} />}
            {location && <LocationDetails location={location} heading="h2" />}
          </aside>
        )}
        {(follow ?? next) && (
          <p className="ok-links">
            {follow &&
              (follow.href === null ? (
                <span className="muted">{follow.text}</span>
              ) : (
                <a className="link" href={follow.href}>
                  {follow.text}
                </a>
              ))}
            {next && (
              <a className="link" href={next.href}>
                {next.text}
              </a>
            )}
          </p>
        )}
      </div>
      {ways.items.length > 0 && <WayCards heading={ways.heading} ways={ways.items} />}
    </div>
  );
}

interface TicketTimeProps {
  readonly view: ReceiptPageView;
  readonly when: NonNullable<ReceiptPageView['when']>;
}

function TicketTime({ view, when: { lines, calendar } }: TicketTimeProps) {
  const { change, move, cancel, isCancelled } = view;
  return (
    <div className="stack">
      {isCancelled && <p className="ticket-t">Cancelled</p>}
      <TicketLines lines={lines} isCancelled={isCancelled} />
      {calendar !== null && (
        <ButtonLink href={calendar} look="line" data-document="" download="booking.ics">
          <Icon path={calendarIcon} /> Add to calendar
        </ButtonLink>
      )}
      {change !== null && <p className="muted">{change}</p>}
      {(move ?? cancel) !== null && (
        <div className="ok-links">
          {move !== null && (
            <a className="link" href={move}>
              Move it
            </a>
          )}
          {cancel !== null && <CancelBooking action={cancel} text="Cancel it" />}
        </div>
      )}
    </div>
  );
}
