import type { PersonView } from '../../staff/session.view.ts';
import type { ChipView, ClockView } from '../inbox/inbox.view.ts';

/** A promise of the platform with its figure. One whose source is not built is absent, never made up. */
export interface PromiseFigureView {
  readonly id: 'answered' | 'delivered';
  readonly label: string;
  /** 96%; 412. */
  readonly figure: string;
  /** of 412 delivered; null where the figure says it all. */
  readonly of: string | null;
  /** How many of each: bars are units where there are few, shares where there are many. */
  readonly parts: {
    readonly good: number;
    readonly bad: number;
    readonly warn: number;
    readonly open: number;
  };
  readonly note: string;
  /** The list behind it. */
  readonly href: string;
}

/** Something that waits for somebody. */
export interface TodoView {
  readonly id: string;
  readonly kind: 'lead' | 'delivery' | 'finding';
  /** How long a buyer has waited; null where nobody does. */
  readonly clock: ClockView | null;
  readonly chip: ChipView | null;
  readonly title: string;
  /** At which yard, for those who work at several. */
  readonly place: string | null;
  readonly why: string;
  /** By when they were told that they hear; null where nobody was told. */
  readonly told: string | null;
  /** Whose it is; undefined where it is nobody's to have. */
  readonly assignee?: PersonView | null;
  /** Answer; Look. */
  readonly act: string;
  /** Null where its room is not built. */
  readonly href: string | null;
}

/** Somebody who comes today. */
export interface DayItemView {
  readonly id: string;
  /** 11:15am; null where only the day was agreed. */
  readonly time: string | null;
  readonly title: string;
  readonly note: string;
  readonly isPast: boolean;
  readonly href: string;
}

/** A yard as its group sees it. */
export interface DealershipTodayView {
  readonly id: string;
  readonly name: string;
  readonly waiting: number;
  readonly late: number;
  readonly halfWithin: string | null;
  /** Share of those that were answered in time this week, from 0 to 1; null where nobody asked. */
  readonly kept: number | null;
  readonly dead: number;
  readonly href: string;
}

/** Of an account, what an operator may know. */
export interface AccountView {
  readonly id: string;
  readonly name: string;
  readonly waiting: number;
  readonly dead: number;
}

/** The same thing that is wrong on some sites. */
export interface FindingsView {
  readonly cause: string;
  readonly severity: 'breach' | 'risk' | 'unknown';
  readonly what: string;
  readonly count: number;
  readonly sites: number;
}

/** The first screen of the console, by what whoever is signed in may see; a part that is not theirs is null. */
export interface TodayView {
  /** Thursday 12 November. */
  readonly heading: string;
  /** 10:42am in Sydney. */
  readonly time: string;
  readonly promises: readonly PromiseFigureView[];
  /** Most urgent first. */
  readonly todo: readonly { readonly heading: string; readonly items: readonly TodoView[] }[] | null;
  readonly day: { readonly now: string; readonly items: readonly DayItemView[] } | null;
  readonly dealerships: readonly DealershipTodayView[] | null;
  /** Of every site, for operators. */
  readonly platform: {
    readonly accounts: readonly AccountView[];
    readonly findings: readonly FindingsView[];
  } | null;
}
