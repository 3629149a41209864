import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import type { PersonView } from '@forecourt/app/staff/session.view';
import { stageWords } from './stage-words.ts';

/** A change of a lead: what is sent, how the lead looks before the server has answered, and what is said after. */
export interface LeadChange {
  readonly path: string;
  readonly body: object;
  readonly expected: (lead: LeadView) => LeadView;
  /** What happened, for the foot of the screen. */
  readonly done: string;
  /** What was wanted, where somebody else was faster: Give it to Sam. */
  readonly wanted: string;
}

export function assignChange(person: PersonView | null): LeadChange {
  return {
    path: 'assign',
    body: { staffId: person?.id ?? null },
    expected: (lead) => ({ ...lead, assignee: person }),
    done: person ? `Given to ${person.name}` : 'Given to nobody',
    wanted: person ? `Give it to ${person.name}` : 'Give it to nobody',
  };
}

export function stageChange(stage: LeadStage, why: string | null): LeadChange {
  return {
    path: 'stage',
    body: { stage, why },
    expected: (lead) => ({ ...lead, stage }),
    done: `Now ${stageWords[stage].toLowerCase()}`,
    wanted: `Make it ${stageWords[stage].toLowerCase()}`,
  };
}

/** What leads back from a change to how the lead was. */
export function undoOf(change: LeadChange, before: LeadView): LeadChange {
  return change.path === 'assign' ? assignChange(before.assignee) : stageChange(before.stage, null);
}
