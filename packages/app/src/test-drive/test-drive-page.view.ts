import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import type { BlockLinkView } from '../pages/blocks/block-link.ts';
import type { ClockStepView, NextWayView } from '../leads/pages/receipt-page.view.ts';
import type { LeadFormView } from '../leads/pages/lead-form.view.ts';
import type { WholePhoneView } from '../shared/phone-reveal.view.ts';
import type { PictureView } from '../shared/picture.view.ts';

/** The car to be driven, as it stands beside every step. */
export interface DrivenCarView {
  readonly title: string;
  /** 54,310 km, at Dandenong. */
  readonly note: string | null;
  readonly picture: PictureView | null;
  readonly price: PriceView;
  readonly href: string;
}

export interface DriveSummaryView {
  /** Mazda CX-5: what is to be driven, where no car was chosen. */
  readonly model: string | null;
  /** A second car, to be driven in the same visit. */
  readonly also: string | null;
  readonly location: { readonly name: string; readonly street: string | null } | null;
  readonly when: { readonly text: string; readonly note: string } | null;
  /** The site's conditions: what to bring. */
  readonly conditions: string | null;
}

export interface LocationChoiceView {
  readonly href: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isHere: boolean;
  readonly note: string | null;
}

export interface DayChoiceView {
  /** Null: there is nothing to choose on this day. */
  readonly href: string | null;
  readonly name: string;
  readonly number: string;
  /** 5 free, 1 left, Full, or why it is closed. */
  readonly note: string;
  /** As it is read aloud: Saturday 31 October, 5 free. */
  readonly label: string;
  readonly isChosen: boolean;
}

export interface SlotChoiceView {
  /** Null: it is taken, or the one they have. */
  readonly href: string | null;
  /** 10:30am. */
  readonly label: string;
  readonly state: 'free' | 'taken' | 'chosen' | 'nearest' | 'present';
}

/** A plain form with one button. */
export interface PressView {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  readonly shortText: string;
}

interface Shared {
  readonly heading: string;
  readonly car: DrivenCarView | null;
  readonly summary: DriveSummaryView;
  readonly back: { readonly text: string; readonly href: string } | null;
}

interface WayOn {
  readonly href: string;
  readonly text: string;
}

/** A model to drive, with a picture of one that stands here, or a car that was found. */
export interface WhichChoiceView {
  readonly href: string;
  readonly name: string;
  readonly note: string;
  readonly picture: PictureView | null;
}

/** Step 1: which one. Links and plain forms; what the browser keeps is added to it. */
export interface WhichStepView extends Shared {
  readonly step: 'which';
  readonly stepText: string;
  /** The car that was asked for cannot be had, or none can be shown. */
  readonly notice: { readonly heading: string; readonly text: string } | null;
  /** Cars that the browser knows: the address to which the slug of one is added. */
  readonly ownHref: string;
  readonly words: {
    readonly own: string;
    readonly unsure: string;
    readonly browse: string;
  };
  readonly popular: readonly WhichChoiceView[];
  /** Something else, in the visitor's words. */
  readonly find: {
    readonly action: string;
    readonly fields: PressView['fields'];
    readonly name: string;
    readonly typed: string;
    /** What came of the words; null before any were sent. */
    readonly found: {
      readonly heading: string;
      readonly choices: readonly WhichChoiceView[];
      /** Where the others are; null where these are all. */
      readonly all: WayOn | null;
    } | null;
  };
  /** The cars of a model that was chosen, or any of them: nothing else is asked then. */
  readonly ofModel: {
    readonly heading: string;
    readonly choices: readonly WhichChoiceView[];
    readonly any: WayOn & { readonly note: string };
    readonly all: WayOn | null;
    readonly back: WayOn;
  } | null;
  readonly models: {
    readonly action: string;
    readonly fields: PressView['fields'];
    readonly name: string;
    readonly makes: readonly {
      readonly make: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }[];
  } | null;
  readonly unsureHref: string;
  readonly browseHref: string;
  /** Whom to ask, while no engine answers what is here. */
  readonly askHref: string | null;
}

/** Locations of one state; null where there are few enough for one list. */
export interface LocationGroupView {
  readonly state: string | null;
  readonly isOpen: boolean;
  /** The one that the visitor chose, said while the group is closed. */
  readonly chosen: string | null;
  readonly choices: readonly LocationChoiceView[];
}

export interface PresentBookingView {
  /** Saturday 31 October, 10:30am. */
  readonly when: string;
  readonly where: string | null;
  /** Where it leads that is kept as it is. */
  readonly keep: { readonly text: string; readonly href: string };
}

/** Step 2: where and when. Every choice is a link, so that it works without any script. */
export interface TimesStepView extends Shared {
  readonly step: 'times';
  readonly stepText: string | null;
  /** The booking that is moved, as it stands until then. */
  readonly present: PresentBookingView | null;
  /** Somebody else has put a deposit on the car: said before a time is chosen, with a way to others. */
  readonly hold: {
    readonly heading: string;
    readonly text: string;
    readonly others: { readonly text: string; readonly href: string };
  } | null;
  /** What was typed before a time was taken: every choice is then a button that sends it along, and not a link. */
  readonly carried: Pick<PressView, 'action' | 'fields'> | null;
  /** Empty where there is one location only. */
  readonly locations: readonly LocationGroupView[];
  readonly days: readonly DayChoiceView[];
  readonly times: {
    readonly heading: string;
    readonly sets: readonly { readonly name: string; readonly slots: readonly SlotChoiceView[] }[];
    readonly hours: string | null;
  } | null;
  /** What went wrong: somebody else took the time. */
  readonly notice: { readonly heading: string; readonly text: string } | null;
  readonly press: PressView | null;
  readonly anotherTime: string | null;
}

/** Step 3: who is driving. */
export interface DetailsStepView extends Shared {
  readonly step: 'details';
  readonly stepText: string | null;
  readonly held: { readonly text: string; readonly until: string; readonly change: string } | null;
  readonly form: LeadFormView;
}

/** The visitor's own booking, by its link (FORM-12). */
export interface BookingStepView extends Shared {
  readonly step: 'booking';
  readonly state: 'booked' | 'cancelled' | 'over' | 'gone';
  /** Booked, or Moved. */
  readonly tone: string | null;
  readonly text: string;
  readonly steps: readonly ClockStepView[];
  /** Saturday 31 October, 10:30am: one under the other. */
  readonly when: readonly string[];
  readonly directions: BlockLinkView | null;
  readonly phone: WholePhoneView | null;
  readonly calendar: string | null;
  /** What they may want besides; empty once it is cancelled or over. */
  readonly ways: readonly NextWayView[];
  readonly move: string | null;
  readonly cancel: PressView | null;
}

export type TestDrivePageView = WhichStepView | TimesStepView | DetailsStepView | BookingStepView;
