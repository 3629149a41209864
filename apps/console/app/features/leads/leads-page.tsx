import { useNavigate, useParams } from 'react-router';
import { useKeys } from '../../shared/keys/key-handlers.ts';
import { usePhone } from '../../shared/use-phone.ts';
import { TopOnPhone } from '../../shared/top-on-phone.tsx';
import { PersonMenuOnPhone } from '../staff/person-menu.tsx';
import { NewLeadButton, NewLeadIcon } from './by-hand/new-lead-buttons.tsx';
import { useNewLead } from './by-hand/use-new-lead.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterButton } from './inbox/filter-button.tsx';
import { filtersAddress } from './inbox/inbox-filters.ts';
import { InboxList } from './inbox/inbox-list.tsx';
import { InboxSearch } from './inbox/inbox-search.tsx';
import { focusNextRow } from './inbox/row-focus.ts';
import { useInbox } from './inbox/use-inbox.ts';
import { useInboxFilters } from './inbox/use-inbox-filters.ts';
import { LeadPane } from './lead/lead-pane.tsx';
import { NoLeadOpen } from './lead/no-lead-open.tsx';
import { useLiveLeads } from './live-leads.ts';
import { PlaceMenu } from './place-menu.tsx';
import './leads.css';

/** The room of leads: the list, and beside it the lead that is open. On a phone each is a page. */
export function LeadsPage() {
  const { id: openId } = useParams();
  const filters = useInboxFilters();
  const inbox = useInbox(filters);
  const navigate = useNavigate();
  const { begin, dialog } = useNewLead({
    at: filters.at,
    onTaken: (id) => void navigate(filtersAddress(`/leads/${encodeURIComponent(id)}`, filters)),
  });
  const isPhone = usePhone();
  useLiveLeads();
  useKeys({
    down: () => focusNextRow(inbox.rows, openId, 1),
    up: () => focusNextRow(inbox.rows, openId, -1),
    leave: openId === undefined ? null : () => void navigate(filtersAddress('/leads', filters)),
  });
  return (
    <main className="sheet" data-pane={openId === undefined ? 'list' : 'lead'}>
      {openId === undefined && <title>Leads · Forecourt console</title>}
      {openId === undefined && (
        <TopOnPhone title="Leads">
          <NewLeadIcon onBegin={begin} />
          <PersonMenuOnPhone />
        </TopOnPhone>
      )}
      <header className="head">
        <h1>Leads</h1>
        <span className="mut el">{inbox.view?.summary}</span>
        <div className="acts">
          <InboxSearch filters={filters} />
          {!isPhone && <FilterButton filters={filters} />}
          <PlaceMenu filters={filters} className="btn line" />
          {!isPhone && <ExportButton at={filters.at} />}
          <NewLeadButton onBegin={begin} />
        </div>
      </header>
      <div className={openId === undefined ? 'cols inbox without-lead' : 'cols inbox'}>
        <InboxList inbox={inbox} openId={openId} />
        {openId === undefined ? (
          <NoLeadOpen inbox={inbox} />
        ) : (
          <LeadPane key={openId} id={openId} inbox={inbox} />
        )}
      </div>
      {dialog}
    </main>
  );
}
