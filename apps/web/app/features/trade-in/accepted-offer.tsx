import type { AcceptedOfferView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon } from '@forecourt/ui/icons';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { TicketLines } from '../../shared/ticket-lines.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { OfferTowards } from './towards-sum.tsx';
import { OfferWays } from './offer-ways.tsx';
import { useOfferMark } from './offer-mark.ts';
import '@forecourt/ui/styles/ticket.css';

/** After the yes: what happens next, and when the car is looked at. */
export function AcceptedOffer({ view }: { readonly view: AcceptedOfferView }) {
  const { tone, heading, text, clock, inspection, book, ways, towards } = view;
  useOfferMark(view.validUntil);
  return (
    <div className="wrap hasbar">
      <div className="ok">
        <div className="ok-l">
          <OfferNotice text={view.notice} />
          <OutcomeHead tone={tone} heading={heading} text={text} />
          <ClockSteps steps={clock} />
          {inspection && book && (
            <p className="ok-links">
              <a className="link" href={book.href}>
                {book.text}
              </a>
            </p>
          )}
          <OfferWays ways={ways} />
          <p className="small muted">
            Changed your mind? Tell us any time before we’ve paid you. You won’t owe us anything.
          </p>
        </div>
        <div className="ticket bid-ticket">
          <div className="stack">
            <p className="small muted">Inspection</p>
            {inspection ? (
              <>
                <TicketLines lines={inspection.lines} />
                {inspection.place !== null && <p>{inspection.place}</p>}
                <ButtonLink href={inspection.calendar} isBlock data-document="" download="inspection.ics">
                  <Icon path={calendarIcon} /> Add to calendar
                </ButtonLink>
              </>
            ) : book ? (
              <>
                <p className="ticket-t">When suits you?</p>
                <ButtonLink href={book.href} isBlock>
                  {book.text}
                </ButtonLink>
              </>
            ) : (
              <p className="ticket-t">We’ll call you to agree on a time.</p>
            )}
          </div>
          <OfferTowards towards={towards} />
        </div>
      </div>
      {book && (
        <div className="jbar">
          <p>
            <b>{inspection ? inspection.short : 'Inspection'}</b>
            <span>{inspection ? inspection.place : 'Choose a time'}</span>
          </p>
          {inspection ? (
            <ButtonLink href={inspection.calendar} data-document="" download="inspection.ics">
              Add to calendar
            </ButtonLink>
          ) : (
            <ButtonLink href={book.href}>Choose</ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
