import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { FaultBanner } from '../../../shared/fault-banner.tsx';
import { timeOfDay } from '../../../shared/time-of-day.ts';
import type { Inbox } from './use-inbox.ts';

/** The list could not be read: how old what stands here is, and the way to try again. */
export function InboxFault({ inbox: { query, view, asOf } }: { readonly inbox: Inbox }) {
  if (query.error instanceof ApiError && query.error.code === 'not_allowed') {
    return (
      <div className="empty">
        <h2>Leads are for those who answer buyers</h2>
        <p className="ink2">Your role doesn’t include them here. Your manager can change that.</p>
      </div>
    );
  }
  return (
    <FaultBanner onAgain={() => void query.refetch()}>
      <b>{view ? 'The list can’t be refreshed.' : 'The list can’t be read.'}</b>{' '}
      {view && `You see ${timeOfDay(asOf)}. `}
      {errorWords(query.error)}
    </FaultBanner>
  );
}
