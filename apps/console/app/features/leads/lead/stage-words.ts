import type { LeadStage } from '@forecourt/app/leads/inbox/lead.view';

export const stageWords: Readonly<Record<LeadStage, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment made',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Asked for in one line, and kept with the change. */
export const whyWords: Readonly<Partial<Record<LeadStage, string>>> = {
  won: 'What did they buy, and what decided it?',
  lost: 'Why was it lost?',
  spam: 'What makes it spam?',
};

/** What is said most, in one press. */
export const usualReasons: Readonly<Partial<Record<LeadStage, readonly string[]>>> = {
  spam: ['Sells something', 'Made up', 'A robot', 'A test'],
};
