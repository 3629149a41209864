import { useQuery } from '@tanstack/react-query';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePhone } from '../../../shared/use-phone.ts';
import { useSession } from '../../staff/session-query.ts';
import { ExportDialog } from '../export-dialog.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import { FilterButton } from './filter-button.tsx';
import { filterChips, withoutFilters, type FilterChip } from './filter-words.ts';
import { filtersAddress } from './inbox-filters.ts';
import { inboxPeopleQuery } from './inbox-people.ts';
import type { Inbox } from './use-inbox.ts';

/** The views of the list with their counts, and what narrows it. */
export function InboxViewbar({ inbox }: { readonly inbox: Inbox }) {
  const { filters } = inbox;
  const { mayExportLeads } = useSession();
  const [isExporting, setExporting] = useState(false);
  const chips = useFilterChips(inbox);
  const isPhone = usePhone();
  return (
    <div className="viewbar">
      <ViewTabs inbox={inbox} chips={chips} />
      {isPhone && <FilterButton filters={filters} />}
      {chips.map((chip) => (
        <Chip key={chip.name} chip={chip} />
      ))}
      {chips.length > 1 && (
        <Link className="btn ghost s" to={filtersAddress('/leads', withoutFilters(filters))}>
          Clear filters
        </Link>
      )}
      {mayExportLeads && (
        <button
          type="button"
          className="btn ico ghost s export"
          aria-label="Export leads"
          title="Export leads"
          onClick={() => setExporting(true)}
        >
          <Download className="i" />
        </button>
      )}
      {isExporting && <ExportDialog at={filters.at} onClose={() => setExporting(false)} />}
    </div>
  );
}

/** Names of people are read where one may stand in the filters. */
export function useFilterChips({ filters }: Pick<Inbox, 'filters'>): readonly FilterChip[] {
  const { places } = useSession();
  const { data } = useQuery({ ...inboxPeopleQuery, enabled: filters.who !== '' });
  return filterChips(filters, { places, people: data?.people });
}

function Chip({ chip: { label, text, without, isLost } }: { readonly chip: FilterChip }) {
  return (
    <Link
      className={isLost ? 'fchip lost' : 'fchip'}
      to={filtersAddress('/leads', without)}
      aria-label={`${label} ${text}: drop this filter`}
    >
      {label} <b className="el">{text}</b>
      <X className="i s" />
    </Link>
  );
}
