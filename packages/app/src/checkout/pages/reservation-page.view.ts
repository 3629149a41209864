import type { ClockStepView } from '../../leads/pages/receipt-page.view.ts';
import type { CarCardView } from '../../stock/card/car-card.view.ts';
import type { CheckoutFactView, CheckoutLink, ReservedCarView } from './checkout-page.view.ts';

/** A receipt or a refund, line by line. */
export interface MoneyNoteView {
  readonly heading: string;
  readonly lines: readonly CheckoutFactView[];
  readonly note: string | null;
  readonly pdf: CheckoutLink | null;
  readonly sendAgain: {
    readonly action: string;
    readonly text: string;
    readonly notice: string | null;
  } | null;
}

/** Until when a car is held: the moment leads, what is left follows. */
export interface HeldUntilView {
  /** Wednesday 18 November, 2:20pm. */
  readonly when: string;
  /** Sydney time. */
  readonly clock: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** When the page was made: the browser draws on from there by its own clock's pace. */
  readonly nowMs: number;
}

/** The deposit is paid: the car is held. */
export interface HeldView {
  readonly state: 'held';
  readonly tone: string;
  readonly heading: string;
  readonly text: string;
  readonly steps: readonly ClockStepView[];
  readonly ways: readonly CheckoutLink[];
  readonly until: HeldUntilView;
  readonly car: ReservedCarView;
  readonly moreTime: CheckoutLink | null;
  readonly letGo: CheckoutLink;
  readonly receipt: MoneyNoteView;
}

/** The hold has ended and money is on its way back. */
export interface ReturningView {
  readonly state: 'returning';
  readonly tone: string;
  readonly isTrouble: boolean;
  readonly heading: string;
  readonly text: string;
  readonly steps: readonly ClockStepView[];
  readonly ways: readonly CheckoutLink[];
  readonly refund: MoneyNoteView;
}

/** One fact in the middle: refunded, or time is up. */
export interface EndedView {
  readonly state: 'ended';
  readonly tone: { readonly text: string; readonly look: 'good' | 'plain' | 'warn' };
  readonly heading: string;
  readonly text: string;
  readonly car: ReservedCarView | null;
  readonly lines: readonly CheckoutFactView[];
  /** The first is what the page asks for. */
  readonly acts: readonly (CheckoutLink & {
    readonly look: 'solid' | 'line' | 'link';
    readonly isFile?: true;
  })[];
  readonly note: string | null;
}

/** Somebody else has it. */
export interface TakenView {
  readonly state: 'taken';
  readonly tone: string;
  readonly heading: string;
  readonly text: string;
  /** A form that takes an address; null where nobody can be told. */
  readonly tellMe: {
    readonly action: string;
    readonly label: string;
    readonly submitText: string;
    readonly note: string;
  } | null;
  readonly ask: CheckoutLink;
  readonly likeIt: {
    readonly heading: string;
    readonly all: CheckoutLink;
    readonly cars: readonly CarCardView[];
  };
}

/** A reservation as it stands, for whoever has it. */
export type ReservationPageView = HeldView | ReturningView | EndedView | TakenView;
