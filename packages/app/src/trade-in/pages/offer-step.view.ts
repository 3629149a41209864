import type { OfferReason } from '@forecourt/domain/trade-in/offer-reasons';
import type { ClockStepView } from '../../leads/pages/receipt-page.view.ts';
import type { PressView } from '../../test-drive/test-drive-page.view.ts';
import type { TowardsView } from '../offer-towards.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** A number, with its range, its end and its sum. */
export interface OfferView {
  readonly amount: string;
  /** Monday 23 November 2026, 11:59pm. */
  readonly until: string;
  /** Mon 23 Nov. */
  readonly shortUntil: string;
  readonly range: {
    readonly low: string;
    readonly high: string;
    /** Where the offer lies between them, in percent. */
    readonly at: number;
    /** As it is read aloud. */
    readonly label: string;
  } | null;
  readonly reasons: readonly OfferReason[];
  /** That this one stands in place of an earlier one. */
  readonly replaces: string | null;
}

/** A way on that is no acceptance: a link, or a press; one that was taken says what follows. */
export interface OfferWayView {
  readonly title: string;
  readonly text: string;
  readonly href: string | null;
  readonly press: PressView | null;
}

interface OfferPart extends JourneyHeadView {
  readonly step: 'offer';
  /** What came of the last press, or why nothing did. */
  readonly notice: string | null;
}

/** The number is being worked out. */
export interface ValuingStepView extends OfferPart {
  readonly state: 'valuing';
  /** Where a script asks whether it is there. */
  readonly source: string;
  readonly text: string;
}

export interface OpenOfferView extends OfferPart {
  readonly state: 'open' | 'ended';
  /** Our offer for your 2020 Mazda CX-5 Touring. */
  readonly about: string;
  readonly offer: OfferView;
  /** Accept, or ask for another number once it has ended. */
  readonly press: PressView;
  readonly pressNote: string | null;
  readonly change: PressView;
  readonly ways: readonly OfferWayView[];
  readonly conditions: string;
  readonly program: string | null;
  readonly towards: OfferTowardsView;
  /** Until then a browser that has it may ask on the pages of cars; ISO 8601. */
  readonly validUntil: string;
}

/** The car that it is put towards, or the way to choose one. */
export interface OfferTowardsView {
  readonly sum: TowardsView | null;
  readonly press: PressView | null;
  readonly browse: { readonly text: string; readonly href: string } | null;
}

export interface AcceptedOfferView extends OfferPart {
  readonly state: 'accepted';
  readonly tone: string;
  readonly text: string;
  readonly clock: readonly ClockStepView[];
  /** When the car is looked at; null where no time is chosen. */
  readonly inspection: {
    readonly lines: readonly string[];
    readonly short: string;
    readonly place: string | null;
    readonly calendar: string;
  } | null;
  /** Where a time is chosen or moved; null where the site agrees on one by phone. */
  readonly book: { readonly text: string; readonly href: string } | null;
  readonly ways: readonly OfferWayView[];
  readonly towards: OfferTowardsView;
  readonly validUntil: string;
}

/** A person calls: the car is not for a program, or the program gave no number. */
export interface CallStepView extends OfferPart {
  readonly state: 'call';
  readonly tone: string;
  readonly text: string;
  readonly clock: readonly ClockStepView[];
  readonly rows: readonly { readonly text: string; readonly value: string }[];
  readonly hours: string;
  readonly change: PressView;
  readonly book: { readonly text: string; readonly href: string } | null;
}

/** The offer, its acceptance, or the call that comes in its place (TRADE-6). */
export type OfferStepView = ValuingStepView | OpenOfferView | AcceptedOfferView | CallStepView;
