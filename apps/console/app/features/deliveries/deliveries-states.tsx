import type { DeliveryTab } from '@forecourt/app/leads/desk/deliveries.view';
import { Link } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { FaultBanner } from '../../shared/fault-banner.tsx';
import { timeOfDay } from '../../shared/time-of-day.ts';
import { deliveriesAddress, type DeliveryFilters } from './delivery-filters.ts';

const done: Readonly<Record<DeliveryTab, { readonly heading: string; readonly text: string }>> = {
  waiting: { heading: 'Nothing waits', text: 'Every lead has reached each of its destinations, or gave up.' },
  dead: {
    heading: 'Nothing gave up',
    text: 'Each destination has taken what it was sent, or is still tried.',
  },
  delivered: {
    heading: 'Nothing delivered yet',
    text: 'A delivery stands here once a destination has taken it.',
  },
};

/** No row: because all is done, or because of what narrows the list. */
export function DeliveriesEmpty({ filters }: { readonly filters: DeliveryFilters }) {
  const { heading, text } = done[filters.tab];
  const isNarrowed = filters.at !== '' || filters.to !== '';
  return (
    <div className="empty">
      <h2>{isNarrowed ? `${heading} here` : heading}</h2>
      <p className="ink2">{isNarrowed ? 'You’re looking at a part of them.' : text}</p>
      {isNarrowed ? (
        <Link className="btn line" to={deliveriesAddress('/deliveries', { ...filters, at: '', to: '' })}>
          Look at all of them
        </Link>
      ) : (
        <Link className="btn line" to="/leads">
          Go to leads
        </Link>
      )}
    </div>
  );
}

/** Nobody has said where leads go: they are in Leads, and nowhere else. */
export function NoDestinations() {
  return (
    <div className="empty">
      <h2>No destination yet</h2>
      <p className="ink2">
        Leads are kept in Leads. Where they should go as well, by email or to your CRM, whoever looks after
        your account at Forecourt sets up; it takes an address and a few minutes.
      </p>
    </div>
  );
}

interface FaultProps {
  readonly error: Error;
  /** When what is shown was read; 0 for nothing. */
  readonly asOf: number;
  readonly onAgain: () => void;
}

export function DeliveriesFault({ error, asOf, onAgain }: FaultProps) {
  if (error instanceof ApiError && error.code === 'not_allowed') {
    return (
      <div className="empty">
        <h2>Deliveries are for those who answer buyers</h2>
        <p className="ink2">Your role doesn’t include them. Your manager can change that.</p>
      </div>
    );
  }
  return (
    <FaultBanner onAgain={onAgain}>
      <b>Deliveries can’t be {asOf > 0 ? 'refreshed' : 'read'}.</b>{' '}
      {asOf > 0 && `You see ${timeOfDay(asOf)}. `}
      {errorWords(error)}
    </FaultBanner>
  );
}

/** The layout in 8% ink, the first time only. */
export function DeliveriesToCome() {
  return (
    <div role="status" aria-label="Deliveries are on their way" className="to-come">
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <div key={at} className="rowf">
          <span className="sk w30" />
          <span className="sk w30" />
          <span className="grow" />
          <span className="sk w30" />
        </div>
      ))}
    </div>
  );
}
