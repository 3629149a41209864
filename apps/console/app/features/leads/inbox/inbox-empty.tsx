import type { InboxTab } from '@forecourt/app/leads/inbox/inbox.view';
import { Link } from 'react-router';
import { useSession } from '../../staff/session-query.ts';
import { filtersAddress, type InboxFilters } from './inbox-filters.ts';
import type { Inbox } from './use-inbox.ts';

interface Words {
  readonly heading: string;
  readonly text: string;
  readonly next: { readonly text: string; readonly tab: InboxTab };
}

const done: Readonly<Record<InboxTab, Words>> = {
  open: {
    heading: 'Nobody is waiting',
    text: 'Every lead has its answer. The next one stands here the moment it arrives.',
    next: { text: 'See what’s done', tab: 'done' },
  },
  mine: {
    heading: 'Nothing waits for you',
    text: 'No open lead has your name on it.',
    next: { text: 'See all open leads', tab: 'open' },
  },
  unfinished: {
    heading: 'Nothing unfinished',
    text: 'Nobody left a form half way.',
    next: { text: 'See all open leads', tab: 'open' },
  },
  done: {
    heading: 'Nothing done yet',
    text: 'A lead stands here once it’s won, lost or spam.',
    next: { text: 'See all open leads', tab: 'open' },
  },
};

/** No row: because all is done, or because of what narrows the list. */
export function InboxEmpty({ inbox: { filters } }: { readonly inbox: Inbox }) {
  if (filters.q !== '' || filters.at !== '') return <Narrowed filters={filters} />;
  const { heading, text, next } = done[filters.tab];
  return (
    <div className="empty">
      <h2>{heading}</h2>
      <p className="ink2">{text}</p>
      <Link className="btn line" to={filtersAddress('/leads', { ...filters, tab: next.tab })}>
        {next.text}
      </Link>
    </div>
  );
}

function Narrowed({ filters }: { readonly filters: InboxFilters }) {
  const { places } = useSession();
  const place = places.find(({ id }) => id === filters.at);
  return (
    <div className="empty">
      <h2>{filters.q === '' ? 'No lead here' : `No lead fits “${filters.q}”`}</h2>
      <p className="ink2">
        {place ? `You’re looking at ${place.name} alone.` : 'Check the spelling, or look for less of it.'}
      </p>
      <div className="rowf wrap">
        {filters.q !== '' && (
          <Link className="btn line" to={filtersAddress('/leads', { ...filters, q: '' })}>
            Drop “{filters.q}”
          </Link>
        )}
        {filters.at !== '' && (
          <Link className="btn line" to={filtersAddress('/leads', { ...filters, at: '' })}>
            Look everywhere
          </Link>
        )}
      </div>
    </div>
  );
}
