import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { filtersAddress } from '../inbox/inbox-filters.ts';
import type { Inbox } from '../inbox/use-inbox.ts';
import { AssignMenu, StageMenu } from './lead-menus.tsx';
import type { LeadChanges } from './use-lead-changes.ts';

interface Props {
  readonly id: string;
  readonly inbox: Inbox;
  /** Undefined until it was read. */
  readonly lead: LeadView | undefined;
  readonly changes: LeadChanges;
  readonly onStage: (stage: LeadStage) => void;
  readonly onMerge: (() => void) | null;
}

/** The bar over a lead on a phone: back, where it stands among those who wait, the ones beside it. */
export function LeadTop({ id, inbox: { rows, filters }, lead, changes, onStage, onMerge }: Props) {
  const at = rows.findIndex((row) => row.id === id);
  const waiting = rows.filter(({ clock }) => clock.state !== 'done');
  const place = waiting.findIndex((row) => row.id === id);
  const addressOf = (row: { readonly id: string } | undefined) =>
    row && filtersAddress(`/leads/${encodeURIComponent(row.id)}`, filters);
  return (
    <div className="ptop">
      <Link className="btn ico ghost" to={filtersAddress('/leads', filters)} aria-label="Back to the list">
        <ArrowLeft className="i l" />
      </Link>
      <b className="grow">{place === -1 ? 'Lead' : `${place + 1} of ${waiting.length} waiting`}</b>
      <div className="acts">
        <Beside label="Previous" address={at > 0 ? addressOf(rows[at - 1]) : undefined}>
          <ChevronUp className="i l" />
        </Beside>
        <Beside label="Next" address={at === -1 ? undefined : addressOf(rows[at + 1])}>
          <ChevronDown className="i l" />
        </Beside>
        {lead && <AssignMenu lead={lead} changes={changes} isIcon className="btn ico ghost" />}
        {lead && <StageMenu lead={lead} onStage={onStage} onMerge={onMerge} className="btn ico ghost" />}
      </div>
    </div>
  );
}

interface BesideProps {
  readonly label: string;
  readonly address: string | undefined;
  readonly children: ReactNode;
}

function Beside({ label, address, children }: BesideProps) {
  return (
    address !== undefined && (
      <Link className="btn ico ghost" to={address} aria-label={label} replace>
        {children}
      </Link>
    )
  );
}
