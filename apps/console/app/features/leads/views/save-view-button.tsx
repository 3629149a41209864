import { mostViews } from '@forecourt/app/leads/inbox/saved-views.view';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { InboxFilters } from '../inbox/inbox-filters.ts';
import { suggestedName, type FilterChip } from '../inbox/filter-words.ts';
import { withView } from './view-changes.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';
import type { SavedViews } from './use-saved-views.ts';

interface Props {
  readonly saved: SavedViews;
  readonly filters: InboxFilters;
  readonly chips: readonly FilterChip[];
}

/** Keeps the present filters under a name. */
export function SaveViewButton({ saved: { views, change }, filters, chips }: Props) {
  const [isNaming, setNaming] = useState(false);
  if (!change || views.length >= mostViews) return null;
  return (
    <>
      <button
        type="button"
        className="btn ico ghost s"
        aria-label="Save as a view"
        title="Save as a view"
        onClick={() => setNaming(true)}
      >
        <Plus className="i" />
      </button>
      {isNaming && (
        <ViewNameDialog
          title="Save these filters"
          act="Save"
          name={suggestedName(chips)}
          hint={
            filters.q === ''
              ? 'It stands beside the tabs, for you alone.'
              : `It stands beside the tabs, for you alone. “${filters.q}” isn’t kept with it.`
          }
          onClose={() => setNaming(false)}
          onName={(name) => change(withView(views, name, filters), `Saved ${name}`)}
        />
      )}
    </>
  );
}
