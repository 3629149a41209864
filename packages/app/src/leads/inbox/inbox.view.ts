import type { PersonView } from '../../staff/session.view.ts';

export const inboxTabs = ['open', 'mine', 'unfinished', 'done', 'spam'] as const;
export type InboxTab = (typeof inboxTabs)[number];

/** How long a buyer has waited of what they were promised. The server counts opening hours; a browser only counts down. */
export interface ClockView {
  /** `rest`: the yard is shut, and the clock stands still until it opens. */
  readonly state: 'run' | 'soon' | 'late' | 'done' | 'rest';
  /** 14 min; in 9 min; opens 8:30am. */
  readonly text: string;
  /** For whom colour and shape say nothing: 14 minutes left. */
  readonly label: string;
  /** ISO 8601; null once it was answered. */
  readonly dueAt: string | null;
  /** What is left of the promise, from 1 to 0. */
  readonly left: number;
}

/** A short fact about a lead: its kind, or what is the matter with it. */
export interface ChipView {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad' | 'choice';
}

export interface InboxRowView {
  readonly id: string;
  /** Grace Okafor; a phone or an address where they left no name. */
  readonly name: string;
  /** 2025 Mazda CX-60 P50e GT; null where it is about no car. */
  readonly about: string | null;
  /** What they wrote, its beginning; null where they wrote nothing. */
  readonly said: string | null;
  readonly chips: readonly ChipView[];
  readonly clock: ClockView;
  readonly assignee: PersonView | null;
  /** Where it came in, for those who work at several: Naremburn. */
  readonly place: string | null;
  /** ISO 8601 or `infinity`: those that wait stand by it, the soonest first; others stand by their ids, the newest first. */
  readonly due: string;
}

export interface InboxGroupView {
  readonly isWaiting: boolean;
  readonly heading: string;
  readonly rows: readonly InboxRowView[];
}

/** The inbox, what breaks first at the top (CON-2). */
export interface InboxView {
  /** Four wait, one is late. */
  readonly summary: string;
  /** How many wait, of the place that is looked at. */
  readonly waiting: number;
  readonly tabs: readonly { readonly id: InboxTab; readonly text: string; readonly count: number | null }[];
  readonly groups: readonly InboxGroupView[];
  /** Asks for the next rows; null at the end. */
  readonly next: string | null;
  /** How many leads were looked at, where filters let few through and others may stand beyond; else null. */
  readonly looked: number | null;
}

/** What some leads that changed make of a list that is open (CON-2.1). */
export interface InboxChangesView extends Pick<InboxView, 'summary' | 'waiting' | 'tabs'> {
  /** Both, with those of the leads that stand in them now. */
  readonly groups: readonly InboxGroupView[];
  /** Those that stand in the list no longer. */
  readonly gone: readonly string[];
}
