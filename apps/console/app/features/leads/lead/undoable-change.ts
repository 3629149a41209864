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

/** Takes back that a lead is spam, or that it looks like it. */
export function clearChange(lead: LeadView): LeadChange {
  const spam = lead.spam && { ...lead.spam, isSuspect: false };
  return {
    path: 'clear',
    body: {},
    expected: (now) => ({ ...now, spam, stage: now.stage === 'spam' ? 'new' : now.stage }),
    done: 'Not spam',
    wanted: 'It’s not spam',
  };
}

/** What leads back from a change to how the lead was; null where nothing does. */
export function undoOf(change: LeadChange, before: LeadView): LeadChange | null {
  if (change.path === 'assign') return assignChange(before.assignee);
  if (change.path === 'clear' && before.stage !== 'spam') return null;
  const why = before.stage === 'spam' || before.stage === 'lost' ? 'As it was before' : null;
  return stageChange(before.stage, why);
}
