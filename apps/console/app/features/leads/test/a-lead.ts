import type { LeadEntryView, LeadView } from '@forecourt/app/leads/inbox/lead.view';

/** Grace, who asked about towing and has fourteen minutes left. */
export function aLead(given: Partial<LeadView> = {}): LeadView {
  const clock = { state: 'soon', text: '14 min', label: '14 minutes left', dueAt: null, left: 0.12 } as const;
  return {
    id: 'lead-1',
    name: 'Grace Okafor',
    phone: '0491 570 156',
    email: null,
    prefers: null,
    chips: [],
    promise: {
      clock,
      heading: '14 minutes left',
      rule: '2 hours, counted while the yard is open',
      asked: '8:56am',
      due: '10:56am',
      progress: 0.88,
      buyerSees: null,
    },
    entries: [],
    car: null,
    deliveries: [],
    source: null,
    delivered: '',
    visited: [],
    consent: [],
    ways: [],
    subject: 'Your message',
    saved: [],
    spam: null,
    dealings: [],
    repeats: [],
    merged: [],
    stage: 'new',
    assignee: null,
    colleagues: [],
    version: '1',
    ...given,
  };
}

export function aNote(id: string, text: string): LeadEntryView {
  return { id, kind: 'note', heading: 'Priya noted', text, at: '9:40am', reply: null, files: [] };
}
