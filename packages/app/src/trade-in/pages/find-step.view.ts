import type { WordRun } from '@forecourt/domain/trade-in/differing-words';
import type { LocationDetailsView, NextStepView } from '../../leads/pages/lead-form-page.view.ts';
import type { FaqView } from '../../pages/blocks/faq.block.ts';
import type { LinkView } from '../../shared/link.view.ts';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { JourneyHeadView } from './journey-head.view.ts';
import type { PlateFormView } from '../../shared/plate-form.view.ts';

/** What every state of finding the car has. */
interface FindBase extends JourneyHeadView {
  readonly step: 'find';
  /** The short enquiry, for whoever has no rego to hand or is not understood (FORM-10). */
  readonly enquiry: LinkView;
}

/** Where a journey begins. */
export interface BeginningView {
  /** On the colour that the site leads with, as its home page begins. */
  readonly isOnLead: boolean;
  readonly nextSteps: readonly NextStepView[];
  readonly hours: string;
}

/** The plate is asked for (TRADE-2). */
export interface PlateStateView extends FindBase, BeginningView {
  readonly state: 'plate';
  readonly form: PlateFormView;
  /** While the form is on its way. */
  readonly looking: LookingView;
  readonly questions: FaqView['questions'];
  /** On the page that is one for all: this browser may have a journey, of which the server is asked later. */
  readonly carryOn: CarryOnView | null;
}

export interface CarryOnView {
  readonly href: string;
  /** Without a script, for everybody. */
  readonly text: string;
  /** With {plate} in it. */
  readonly withPlate: string;
  /** Who says which journey this browser has. */
  readonly source: string;
}

/** What is said while a car is being looked up. */
export interface LookingView {
  readonly messages: { readonly lookupMessages: string[]; readonly lookupMessageSeconds: number };
  readonly note: string;
}

/** The car is being looked up (TRADE-2). */
export interface WaitingStateView extends FindBase, BeginningView, LookingView {
  readonly state: 'waiting';
  readonly plate: PlateView;
  readonly waitedMs: number;
  /** Then the page is asked for again, and says that it did not work. */
  readonly mostMs: number;
  /** Answers an empty list while there is nothing to say. */
  readonly source: string;
}

/** A plate in words: 1QX7LM, VIC. */
export interface PlateView {
  readonly rego: string;
  readonly state: string;
}

/** One of several cars is to be chosen (TRADE-3). */
export interface SeveralStateView extends FindBase {
  readonly state: 'several';
  readonly action: string;
  /** Of the journey: what comes from an older page changes nothing. */
  readonly version: number;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly {
    readonly value: string;
    readonly words: readonly WordRun[];
    readonly isChosen: boolean;
  }[];
  /** Longer lists can be searched. */
  readonly filter: { readonly label: string; readonly none: string } | null;
  readonly problem: string | null;
  readonly errorHeading: string;
  readonly continueText: string;
  readonly plate: PlateView | null;
  readonly kept: string;
  readonly restart: LinkView;
}

/** No car has the plate (TRADE-8). */
export interface NotFoundStateView extends FindBase {
  readonly state: 'notFound';
  readonly plate: PlateView | null;
  readonly title: string;
  readonly text: string;
  readonly phone: PhoneRevealView | null;
  readonly contact: LinkView;
  readonly promise: string;
  readonly location: LocationDetailsView | null;
  readonly hours: string;
}

/** Which car: the plate, the wait, the choice between several, and no match. */
export type FindStepView = PlateStateView | WaitingStateView | SeveralStateView | NotFoundStateView;
