import type { HandWay } from '@forecourt/domain/leads/by-hand';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { AnswerFile } from '../../ports/leads/answer-file-store.port.ts';
import type { Reply } from '../../ports/leads/reply-store.port.ts';
import type { Member } from '../../ports/staff/staff-store.port.ts';
import { changeTitle } from '../record/lead-change.ts';
import { spamWarnings } from '../record/spam-score.ts';
import { spanWords } from './clock.view.ts';
import { answerFileViews, formFileViews, notKeptWords } from './answer-files.view.ts';
import { replyState } from './reply.view.ts';
import type { LeadEntryView } from './lead.view.ts';
import { firstName } from './lead-words.ts';

interface Around {
  readonly lead: Pick<Lead, 'id' | 'name' | 'lastName' | 'phone' | 'email' | 'message'>;
  readonly people: readonly Pick<Member, 'id' | 'name'>[];
  readonly replies: readonly Reply[];
  readonly files: readonly AnswerFile[];
  /** Ids of the files that came with an answer. */
  readonly ofAnswers: ReadonlySet<string>;
  readonly at: (moment: Date) => string;
}

const ways: Readonly<Record<HandWay, string>> = {
  walked_in: 'they walked in',
  phoned: 'they phoned',
  email: 'they wrote an email',
  text: 'they sent a text',
  other: 'they came another way',
};

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
export function leadEntries(
  events: readonly { readonly event: LeadEvent; readonly lead: Around['lead'] }[],
  around: Omit<Around, 'lead' | 'ofAnswers'>,
): readonly LeadEntryView[] {
  const ofAnswers = new Set(
    events.flatMap(({ event }) => (event.kind === 'answer' ? event.details.files : [])),
  );
  const byHand = new Set(events.flatMap(({ event, lead }) => (event.kind === 'by_hand' ? [lead] : [])));
  return events.flatMap(({ event, lead }, index) => {
    // They sent no form: what staff took down says so itself.
    if (event.kind === 'submitted' && byHand.has(lead) && !lead.message) return [];
    const entry = entryOf(event, { ...around, ofAnswers, lead });
    return entry ? [{ id: `${index}`, at: around.at(event.at), reply: null, files: [], ...entry }] : [];
  });
}

type EntryWords = Pick<LeadEntryView, 'kind' | 'heading' | 'text'> &
  Partial<Pick<LeadEntryView, 'reply' | 'files'>>;

function entryOf(
  event: LeadEvent,
  { lead, people, replies, files, ofAnswers, at }: Around,
): EntryWords | null {
  const sender = firstName(lead);
  const whoIs = (id: string | null) => people.find((one) => one.id === id)?.name.split(' ')[0] ?? 'Somebody';
  const who = whoIs(event.staffId);
  switch (event.kind) {
    case 'submitted':
      return {
        files: formFileViews(files, lead.id, ofAnswers),
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
    case 'reply': {
      const { replyId, channel } = event.details;
      const reply = replies.find(({ id }) => id === replyId);
      return {
        kind: 'reply',
        heading: `${who} ${channel === 'mail' ? 'wrote an email' : 'sent a text'}`,
        text: event.note,
        reply: reply ? replyState(reply, at) : null,
      };
    }
    case 'answer': {
      const { channel, isBuyer, from } = event.details;
      const how = channel === 'mail' ? 'by email' : 'by text';
      return {
        kind: 'answer',
        heading: isBuyer ? `${sender} answered ${how}` : `${from} wrote ${how}, not ${sender}’s own address`,
        text: [event.note, ...notKeptWords(event.details)].filter(Boolean).join('\n\n') || null,
        files: answerFileViews(files, event.details),
      };
    }
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
    case 'by_hand': {
      const answered = event.details.waits ? 'waits for an answer' : 'has an answer already';
      return {
        kind: 'hand',
        heading: `${who} took it down: ${ways[event.details.way]}`,
        text: `${sender} ${answered}.`,
      };
    }
    case 'passed_on': {
      const { from, to, lateMinutes } = event.details;
      const hands = `${whoIs(from)} to ${to === null ? 'everybody' : whoIs(to)}`;
      const late = spanWords(lateMinutes * 60_000).long;
      return { kind: 'passed', heading: `Passed on from ${hands}: late by ${late}`, text: null };
    }
    case 'staged':
      return { kind: 'stage', heading: `${who} ${stages[event.details.stage]}`, text: event.details.why };
    case 'merged':
      return { kind: 'stage', heading: `${who} put another lead of ${sender}’s into this one`, text: null };
    case 'merged_into':
      return { kind: 'stage', heading: `${who} put it into another lead of ${sender}’s`, text: null };
    case 'split':
      return { kind: 'stage', heading: `${who} split them again`, text: null };
    case 'cleared':
      return { kind: 'stage', heading: `${who} said it’s not spam`, text: null };
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
