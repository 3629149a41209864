import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { Member } from '../../ports/staff/staff-store.port.ts';
import { changeTitle } from '../record/lead-change.ts';
import { spamWarnings } from '../record/spam-score.ts';
import type { LeadEntryView } from './lead.view.ts';
import { firstName } from './lead-words.ts';

interface Around {
  readonly lead: Lead;
  readonly people: readonly Pick<Member, 'id' | 'name'>[];
  readonly at: (moment: Date) => string;
}

const outcomes = {
  reached: 'called and spoke',
  left_message: 'called and left a message',
  no_answer: 'called, nobody answered',
} as const;

const stages: Readonly<Record<Lead['stage'], string>> = {
  new: 'opened it again',
  contacted: 'marked it contacted',
  appointment: 'marked an appointment',
  won: 'marked it won',
  lost: 'marked it lost',
  spam: 'marked it spam',
};

/** What happened to a lead in words, oldest first; what says nothing to staff is left out. */
export function leadEntries(events: readonly LeadEvent[], around: Around): readonly LeadEntryView[] {
  return events.flatMap((event, index) => {
    const entry = entryOf(event, around);
    return entry ? [{ id: `${index}`, at: around.at(event.at), ...entry }] : [];
  });
}

function entryOf(
  event: LeadEvent,
  { lead, people }: Around,
): Pick<LeadEntryView, 'kind' | 'heading' | 'text'> | null {
  const sender = firstName(lead);
  const whoIs = (id: string | null) => people.find((one) => one.id === id)?.name.split(' ')[0] ?? 'Somebody';
  const who = whoIs(event.staffId);
  switch (event.kind) {
    case 'submitted':
      return {
        kind: 'asked',
        heading: lead.message ? `${sender} asked` : `${sender} sent the form`,
        text: lead.message,
      };
    case 'completed':
      return { kind: 'asked', heading: `${sender} finished the form`, text: null };
    case 'message':
      return { kind: 'asked', heading: `${sender} wrote again`, text: event.note };
    case 'receipt':
      return event.details.isMailed ? { kind: 'told', heading: `Copy sent to ${sender}`, text: null } : null;
    case 'spam_score': {
      const reasons = spamWarnings(event.details);
      return reasons.length > 0 ? { kind: 'doubt', heading: 'May be spam', text: reasons.join(' ') } : null;
    }
    case 'possible_repeat':
      return { kind: 'doubt', heading: 'An earlier lead has the same phone and email', text: null };
    case 'car_gone':
      return { kind: 'doubt', heading: 'The car was gone when they sent it', text: null };
    case 'note':
      return { kind: 'note', heading: `${who} noted`, text: event.note };
    case 'call':
      return { kind: 'call', heading: `${who} ${outcomes[event.details.outcome]}`, text: event.note };
    case 'assigned': {
      const { staffId } = event.details;
      const heading =
        staffId === null
          ? `${who} gave it back`
          : staffId === event.staffId
            ? `${who} took it`
            : `${who} gave it to ${whoIs(staffId)}`;
      return { kind: 'given', heading, text: null };
    }
    case 'staged':
      return { kind: 'stage', heading: `${who} ${stages[event.details.stage]}`, text: event.details.why };
    case 'resent':
      return { kind: 'sent', heading: `${who} sent it again`, text: null };
    case 'consent':
    case 'continued':
    case 'offer_accepted':
    case 'offer_asked':
    case 'offer_inspection':
    case 'offer_made':
    case 'routed':
    case 'service_cancelled':
    case 'service_moved':
    case 'test_drive_cancelled':
    case 'test_drive_moved':
    case 'unfinished_notice':
    case 'unread':
      break;
  }
  const change = changeTitle(event);
  return change === null ? null : { kind: 'change', heading: change, text: event.note };
}
