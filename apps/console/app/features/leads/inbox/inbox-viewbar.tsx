import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { usePhone } from '../../../shared/use-phone.ts';
import { useSession } from '../../staff/session-query.ts';
import { ExportButton } from '../export-button.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import { FilterButton } from './filter-button.tsx';
import { filterChips, withoutFilters, type FilterChip } from './filter-words.ts';
import { filtersAddress } from './inbox-filters.ts';
import { inboxPeopleQuery } from './inbox-people.ts';
import type { Inbox } from './use-inbox.ts';

/** The views of the list with their counts, and what narrows it. */
export function InboxViewbar({ inbox }: { readonly inbox: Inbox }) {
  const { filters } = inbox;
  const chips = useFilterChips(inbox);
  const isPhone = usePhone();
  return (
    <div className="viewbar">
      {isPhone ? (
        <div className="strip">
          <ViewTabs inbox={inbox} chips={chips} />
          <FilterButton filters={filters} isIcon />
          <ExportButton at={filters.at} />
        </div>
      ) : (
        <ViewTabs inbox={inbox} chips={chips} />
      )}
      {chips.map((chip) => (
        <Chip key={chip.name} chip={chip} />
      ))}
      {chips.length > 1 && (
        <Link className="btn ghost s" to={filtersAddress('/leads', withoutFilters(filters))}>
          Clear filters
        </Link>
      )}
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
