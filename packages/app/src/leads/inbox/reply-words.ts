import { fillPlaces } from '@forecourt/domain/core/fill-places';
import type { LeadEvent, LeadEventOf } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';
import { carWords } from './lead-words.ts';

interface Written {
  readonly lead: Lead;
  readonly events: readonly LeadEvent[];
  readonly dealer: string;
  readonly staff: string;
}

/** What the subject of a mail is before anybody changes it: that of the conversation, else what the lead is about. */
export function subjectOf({ lead, events, dealer }: Omit<Written, 'staff'>): string {
  const last = events.findLast(
    (event): event is LeadEventOf<'reply' | 'answer'> =>
      (event.kind === 'reply' || event.kind === 'answer') && event.details.channel === 'mail',
  );
  const known = last?.details.subject?.trim();
  if (known) return /^re:/i.test(known) ? known : `Re: ${known}`;
  return aboutOf({ lead, events }) ?? `Your message to ${dealer}`;
}

/** Saved words with their places filled in. */
export function fillTemplate(text: string, written: Written): string {
  return fillPlaces(text, {
    name: written.lead.name?.trim().split(/\s+/)[0] ?? 'there',
    car: aboutOf(written) ?? 'car',
    dealer: written.dealer,
    staff: written.staff.split(' ')[0] ?? written.staff,
  });
}

function aboutOf({ lead, events }: Pick<Written, 'lead' | 'events'>): string | null {
  const said = events.findLast((event) => event.kind === 'submitted' || event.kind === 'completed');
  return carWords(said?.details.car ?? null, lead);
}
