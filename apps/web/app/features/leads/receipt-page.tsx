import type { ReceiptPageView } from '@forecourt/app/leads/pages/receipt-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon, circleCheckIcon } from '@forecourt/ui/icons';
import { LocationDetails } from '../../shared/location-details.tsx';
import { CarLine } from './car-line.tsx';
import { ClockSteps } from './clock-steps.tsx';
import { WayCards } from './way-cards.tsx';
import '@forecourt/ui/styles/forms.css';

/** The page after a form (URL-5), and the one by which it is followed later. */
export function Page({ view }: { readonly view: ReceiptPageView }) {
  const { tone, heading, lead, steps, follow, car, when, location, ways, next } = view;
  return (
    <div className="wrap">
      <div className="ok">
        <div className="ok-l">
          <div className="okh">
            {tone !== null && (
              <p className="tonehead">
                <Icon path={circleCheckIcon} />
                {tone}
              </p>
            )}
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
          {steps.length > 0 && <ClockSteps steps={steps} />}
          {(follow ?? next) && (
            <p className="ok-links">
              {follow && (
                <a className="link" href={follow.href}>
                  {follow.text}
                </a>
              )}
              {next && (
                <a className="link" href={next.href}>
                  {next.text}
                </a>
              )}
            </p>
          )}
        </div>
        {(car !== null || when !== null || location !== null) && (
          <aside className="ticket" aria-label="What you sent us">
            {car && <CarLine car={car} />}
            {when && <TicketTime when={when} />}
            {location && <LocationDetails location={location} heading="h2" />}
          </aside>
        )}
      </div>
      {ways.items.length > 0 && <WayCards heading={ways.heading} ways={ways.items} />}
    </div>
  );
}

function TicketTime({ when: { lines, calendar } }: { readonly when: NonNullable<ReceiptPageView['when']> }) {
  return (
    <div className="stack">
      <p className="ticket-when">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {calendar !== null && (
        <ButtonLink href={calendar} look="line" data-document="" download="booking.ics">
          <Icon path={calendarIcon} /> Add to calendar
        </ButtonLink>
      )}
    </div>
  );
}
