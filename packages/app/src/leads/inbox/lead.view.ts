import type { Lead } from '@forecourt/domain/leads/lead';
import type { PersonView } from '../../staff/session.view.ts';
import type { ChipView, ClockView } from './inbox.view.ts';

/** What was promised to the buyer, as a line from the question to the moment of the answer. */
export interface PromiseView {
  readonly clock: ClockView;
  /** 14 minutes left; Late by 22 minutes; Answered in 9 minutes. */
  readonly heading: string;
  /** 2 hours, counted while the yard is open. */
  readonly rule: string;
  /** 8:56am. */
  readonly asked: string;
  readonly due: string;
  /** How far now is along the line, from 0 to 1. */
  readonly progress: number;
  /** Word for word what the buyer's own page says, and the address of it; null where they were told nothing. */
  readonly buyerSees: { readonly text: string; readonly href: string | null } | null;
}

/** Something that happened, oldest first. */
export interface LeadEntryView {
  readonly id: string;
  readonly kind: 'asked' | 'told' | 'given' | 'note' | 'call' | 'stage' | 'change' | 'doubt' | 'sent';
  /** Grace asked. */
  readonly heading: string;
  /** What was written. */
  readonly text: string | null;
  /** 8:56am; Wed 5:12pm. */
  readonly at: string;
}

/** One try of a delivery, with what the other side said. */
export interface TryView {
  readonly at: string;
  readonly outcome: 'delivered' | 'failed' | 'unknown';
  /** Refused, 503 busy. */
  readonly text: string;
  /** 0.4 s. */
  readonly took: string | null;
}

/** The way of a lead to one destination (FORM-9.2). */
export interface DeliveryView {
  readonly id: string;
  /** Sales desk. */
  readonly name: string;
  /** email, ADF, webhook. */
  readonly kind: string;
  /** Delivered; Next try 10:02am; Gave up. */
  readonly state: ChipView;
  readonly tries: readonly TryView[];
  /** It can be sent again: it waits or was given up. */
  readonly canResend: boolean;
}

/** The car as its buyer saw it. */
export interface LeadCarView {
  /** 2025 Mazda CX-60. */
  readonly title: string;
  readonly badge: string | null;
  /** $79,990 and what it is: Drive away. */
  readonly price: { readonly amount: string; readonly basis: string } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Its page on the site; null where it is gone. */
  readonly href: string | null;
}

/** In the order in which a lead goes through them; written out here, as browsers load no schemas. */
export const leadStages = [
  'new',
  'contacted',
  'appointment',
  'won',
  'lost',
  'spam',
] as const satisfies readonly Lead['stage'][];
export type LeadStage = (typeof leadStages)[number];

/** A lead with all that its people need to answer it (CON-2). */
export interface LeadView {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** prefers a text; null where they did not say. */
  readonly prefers: string | null;
  readonly chips: readonly ChipView[];
  readonly promise: PromiseView;
  readonly entries: readonly LeadEntryView[];
  readonly car: LeadCarView | null;
  readonly deliveries: readonly DeliveryView[];
  /** 3 of 3 have it. */
  readonly delivered: string;
  readonly visited: readonly { readonly text: string; readonly note: string | null }[];
  readonly consent: readonly string[];
  readonly stage: LeadStage;
  readonly assignee: PersonView | null;
  /** To whom it can be given; empty where this person may not. */
  readonly colleagues: readonly PersonView[];
  /** Sent back with each change: what somebody else changed in between is not overwritten. */
  readonly version: string;
}
