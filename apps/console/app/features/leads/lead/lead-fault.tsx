import { Link } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { FaultBanner } from '../../../shared/fault-banner.tsx';

interface Props {
  readonly error: Error;
  /** What was read before still stands under it. */
  readonly isShown: boolean;
  readonly onAgain: () => void;
}

/** A lead that could not be read. */
export function LeadFault({ error, isShown, onAgain }: Props) {
  const code = error instanceof ApiError ? error.code : 'fault';
  if (code === 'no_such_lead' || code === 'not_allowed') {
    return (
      <div className="empty">
        <h2>{code === 'no_such_lead' ? 'This lead isn’t here' : 'This lead is for another team'}</h2>
        <p className="ink2">
          {code === 'no_such_lead'
            ? 'It was removed, or the address is of somebody else’s dealership.'
            : 'Your role doesn’t cover the dealership it came to. Its manager can change that.'}
        </p>
        <Link className="btn line" to="/leads">
          Back to the list
        </Link>
      </div>
    );
  }
  return (
    <FaultBanner onAgain={onAgain}>
      <b>{isShown ? 'The lead can’t be refreshed.' : 'The lead can’t be read.'}</b> {errorWords(error)}
    </FaultBanner>
  );
}
