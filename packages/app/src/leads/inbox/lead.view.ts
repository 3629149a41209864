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
  readonly kind:
    | 'asked'
    | 'told'
    | 'given'
    | 'note'
    | 'call'
    | 'stage'
    | 'change'
    | 'doubt'
    | 'sent'
    | 'reply'
    | 'answer'
    | 'hand'
    | 'passed';
  /** Grace asked. */
  readonly heading: string;
  /** What was written. */
  readonly text: string | null;
  /** 8:56am; Wed 5:12pm. */
  readonly at: string;
  /** Of a reply: how it fares. */
  readonly reply: ReplyStateView | null;
  /** Of an answer: what came with it. */
  readonly files: readonly AnswerFileView[];
}

/** A file that a buyer answered with. */
export interface AnswerFileView {
  readonly id: string;
  readonly name: string;
  /** 1.2 MB. */
  readonly size: string;
  readonly href: string;
  /** A picture small, with its proportions; null of what is no picture. */
  readonly preview: { readonly src: string; readonly width: number; readonly height: number } | null;
}

/** How a reply fares on its way to the buyer. */
export interface ReplyStateView {
  readonly id: string;
  /** On its way; Sent; Not sent. */
  readonly state: ChipView;
  /** Why it did not arrive. */
  readonly reason: string | null;
  readonly canSendAgain: boolean;
}

/** One way to write to the buyer. */
export interface ReplyWayView {
  readonly channel: 'mail' | 'sms';
  /** grace@example.com; 0491 570 156. */
  readonly to: string;
  /** From 0480 000 118; From Harbourside Mazda. */
  readonly from: string;
  /** Why nothing can be sent this way; null where it can. */
  readonly closed: string | null;
  /** What is known against it: mail came back. */
  readonly warning: string | null;
}

/** Words that somebody saved, filled in for this buyer. */
export interface SavedWordsView {
  readonly name: string;
  readonly text: string;
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

/** A booking, an offer, a reservation or an application of the buyer. */
export interface DealingView {
  /** Test drive; Our offer for their car. */
  readonly heading: string;
  readonly state: ChipView;
  /** $18,400 and on what it rests. */
  readonly amount: { readonly amount: string; readonly basis: string } | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Of an offer: what it is made of, as the buyer reads it. */
  readonly reasons: readonly {
    readonly text: string;
    readonly note: string | null;
    readonly amount: string;
  }[];
}

/** Another lead of the same person, in a line. */
export interface OtherLeadView {
  readonly id: string;
  /** Used enquiry, 2025 Mazda CX-60. */
  readonly text: string;
  /** Wed 5:12pm. */
  readonly at: string;
  readonly state: ChipView;
  readonly assignee: PersonView | null;
  /** Where it came in, for those who work at several: Naremburn. */
  readonly place: string | null;
  readonly version: string;
}

/** One that may be a repeat, and of the two the one that both would stand in. */
export interface RepeatView extends OtherLeadView {
  /** Null where they stay apart: they are of different yards. */
  readonly keeps: 'this' | 'other' | null;
}

/** What speaks for spam, in words. */
export interface SpamView {
  /** Enough for a warning, and nobody has said that it is none. */
  readonly isSuspect: boolean;
  readonly reasons: readonly string[];
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
  readonly dealings: readonly DealingView[];
  readonly deliveries: readonly DeliveryView[];
  /** 3 of 3 have it. */
  readonly delivered: string;
  /** By hand: as what every destination is told that it came from; null of what a site's own form sent. */
  readonly source: string | null;
  readonly visited: readonly { readonly text: string; readonly note: string | null }[];
  readonly consent: readonly string[];
  /** Those of what they left; none where they left neither a mobile nor an address. */
  readonly ways: readonly ReplyWayView[];
  /** Of the next mail. */
  readonly subject: string;
  readonly saved: readonly SavedWordsView[];
  /** Null where nothing does. */
  readonly spam: SpamView | null;
  /** Leads of the same email or phone that stand by themselves, the newest first. */
  readonly repeats: readonly RepeatView[];
  /** Those that were merged into this one: what happened in them stands here too. */
  readonly merged: readonly OtherLeadView[];
  readonly stage: LeadStage;
  readonly assignee: PersonView | null;
  /** To whom it can be given; empty where this person may not. */
  readonly colleagues: readonly PersonView[];
  /** Sent back with each change: what somebody else changed in between is not overwritten. */
  readonly version: string;
}
