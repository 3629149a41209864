import type { LeadEntryView, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { Users } from 'lucide-react';
import type { LeadChange } from './undoable-change.ts';
import { stageWords } from './stage-words.ts';
import type { LeadChanges } from './use-lead-changes.ts';

interface Props {
  readonly lead: LeadView;
  readonly conflict: LeadChange;
  readonly changes: LeadChanges;
}

/** Somebody else was faster: how it stands now, what was wanted, and a button for each. */
export function ConflictBanner({ lead, conflict, changes }: Props) {
  return (
    <div className="banner sel wrap" role="alert">
      <Users className="i" />
      <span className="grow">
        <b>Somebody changed this lead meanwhile.</b> {whatWasDone(lead) ?? standsNow(lead, conflict)} Nothing
        of yours was saved over it.
      </span>
      <button type="button" className="btn s line" onClick={changes.letGo}>
        Leave it so
      </button>
      <button type="button" className="btn s line" onClick={() => changes.change(conflict)}>
        {conflict.wanted}
      </button>
    </div>
  );
}

const byStaff = new Set<LeadEntryView['kind']>(['given', 'note', 'call', 'stage', 'sent', 'reply']);

/** The last that staff did: Priya marked it won. */
function whatWasDone({ entries }: LeadView): string | null {
  const last = entries.findLast(({ kind }) => byStaff.has(kind));
  return last ? `${last.heading}.` : null;
}

function standsNow({ assignee, stage }: LeadView, { path }: LeadChange): string {
  if (path !== 'assign') return `It is ${stageWords[stage].toLowerCase()} now.`;
  return assignee ? `${assignee.name} has it now.` : 'Nobody has it now.';
}
