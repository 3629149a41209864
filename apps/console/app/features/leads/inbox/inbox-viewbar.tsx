import { inboxTabs, type InboxTab } from '@forecourt/app/leads/inbox/inbox.view';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../staff/session-query.ts';
import { filtersAddress } from './inbox-filters.ts';
import type { Inbox } from './use-inbox.ts';

const words: Readonly<Record<InboxTab, string>> = {
  open: 'Open',
  mine: 'Mine',
  unfinished: 'Unfinished',
  done: 'Done',
};

/** The views of the list with their counts, and what narrows it. */
export function InboxViewbar({ inbox: { filters, view } }: { readonly inbox: Inbox }) {
  const tabs = view?.tabs ?? inboxTabs.map((id) => ({ id, text: words[id], count: null }));
  const { places } = useSession();
  const place = places.find(({ id }) => id === filters.at);
  return (
    <div className="viewbar">
      <nav className="tabs" aria-label="Views">
        {tabs.map(({ id, text, count }) => (
          <Link
            key={id}
            to={filtersAddress('/leads', { ...filters, tab: id })}
            {...(id === filters.tab && { 'aria-current': 'page' })}
          >
            {text}
            {count !== null && count > 0 && id !== 'done' && <span className="n">{count}</span>}
          </Link>
        ))}
      </nav>
      {filters.q !== '' && <FilterChip label="Found" text={filters.q} to={{ ...filters, q: '' }} />}
      {place && <FilterChip label="At" text={place.name} to={{ ...filters, at: '' }} />}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly text: string;
  /** The list without it. */
  readonly to: Inbox['filters'];
}

function FilterChip({ label, text, to }: ChipProps) {
  return (
    <Link
      className="fchip"
      to={filtersAddress('/leads', to)}
      aria-label={`${label} ${text}: drop this filter`}
    >
      {label} <b className="el">{text}</b>
      <X className="i s" />
    </Link>
  );
}
