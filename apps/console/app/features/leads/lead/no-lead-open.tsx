import { Link } from 'react-router';
import { filtersAddress } from '../inbox/inbox-filters.ts';
import type { Inbox } from '../inbox/use-inbox.ts';

/** Beside the list while no lead is open: who is next. */
export function NoLeadOpen({ inbox: { rows, filters } }: { readonly inbox: Inbox }) {
  const first = rows.find(
    ({ clock }) => clock.state === 'late' || clock.state === 'soon' || clock.state === 'run',
  );
  return (
    <section className="pane p-lead" aria-label="Lead">
      <div className="empty">
        {first ? (
          <>
            <h2>{first.name} is next</h2>
            <p className="ink2">
              {first.clock.label}
              {first.about !== null && `. ${first.about}`}
            </p>
            <Link className="btn pri" to={filtersAddress(`/leads/${encodeURIComponent(first.id)}`, filters)}>
              Open
            </Link>
          </>
        ) : (
          <>
            <h2>No lead is open</h2>
            <p className="ink2">Choose one from the list to see what they asked and what was sent.</p>
          </>
        )}
      </div>
    </section>
  );
}
