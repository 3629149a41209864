import type { DeclineWords } from '@forecourt/domain/checkout/decline-words';
import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import type { LeadFormView } from '../../leads/pages/lead-form.view.ts';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { PictureView } from '../../shared/picture.view.ts';

export interface CheckoutLink {
  readonly text: string;
  readonly href: string;
}

/** The car that is being reserved, in a few lines. */
export interface ReservedCarView {
  /** 2025 Mazda CX-60. */
  readonly title: string;
  /** P50e GT, demo, 3,120 km. */
  readonly note: string | null;
  readonly picture: PictureView | null;
  readonly price: PriceView;
  readonly href: string;
}

/** A fact with its name, and a smaller line under it. */
export interface CheckoutFactView {
  readonly label: string;
  readonly text: string;
  readonly note: string | null;
}

/** What stands on every page of paying. */
interface Shared {
  readonly heading: string;
  readonly car: ReservedCarView;
  /** The one way out, which stands in the header. */
  readonly leave: CheckoutLink;
}

interface Step extends Shared {
  readonly stepText: string;
  /** Beside the work: what is paid, held and returned. */
  readonly summary: readonly CheckoutFactView[];
}

/** Who reserves: the first step. Nothing is held yet. */
export interface ReserveDetailsView extends Step {
  readonly step: 'details';
  readonly form: LeadFormView;
  readonly notHeld: string;
  readonly back: CheckoutLink;
}

/** What the provider's script needs to draw its fields; the secret opens one payment and nothing else. */
export interface ProviderFieldsView {
  readonly scriptUrl: string;
  readonly publishableKey: string;
  readonly account: string;
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/** Until when the car is kept while somebody pays. */
interface KeptView {
  readonly until: string;
  readonly text: string;
}

/** Check it, then pay: the second step. The car is kept meanwhile. */
export interface PayView extends Step {
  readonly step: 'pay';
  readonly kept: KeptView;
  /** What is held, until when, what comes back: read before the first try, and left out after a decline. */
  readonly hold: readonly CheckoutFactView[];
  readonly legend: string;
  /** The bank's last no. */
  readonly decline: DeclineWords | null;
  /** What stands there in place of the above once a bank has said no, on this page or before it. */
  readonly afterDecline: Pick<PayView, 'fee' | 'kept' | 'summary'>;
  /** Null: the provider's own page is the only way. */
  readonly fields: ProviderFieldsView | null;
  /** Whose fields these are, or whose page the button opens. */
  readonly providerNote: { readonly fields: string; readonly page: string };
  /** The page at the provider, for a browser without scripts. */
  readonly hosted: { readonly action: string };
  readonly terms: { readonly label: string; readonly note: string; readonly text: string | null };
  readonly pay: { readonly text: string; readonly busyText: string };
  readonly fee: string;
  /** It was sent without the tick. */
  readonly hasUnticked?: boolean;
  readonly talk: CheckoutLink | null;
  readonly change: CheckoutLink;
  readonly phone: PhoneRevealView | null;
  readonly words: {
    readonly termsMissing: string;
    readonly notLoaded: string;
    readonly failed: string;
    /** What a bank's no means, by its code, and where there is none. */
    readonly declines: Readonly<Record<string, DeclineWords>>;
    readonly untold: DeclineWords;
    /** Under what the provider itself says of a try. */
    readonly tryAgain: string;
  };
}

export interface HappenedView {
  readonly isDone: boolean;
  readonly text: string;
}

/** The bank is being asked. */
export interface ProcessingView extends Shared {
  readonly step: 'processing';
  /** What to say on the phone. */
  readonly number: string;
  readonly text: string;
  readonly happened: readonly HappenedView[];
  readonly check: CheckoutLink;
  /** For whoever still waits after two minutes: to be said on the phone. */
  readonly late: { readonly text: string; readonly number: string };
  readonly phone: PhoneRevealView | null;
  /** Where a script asks how it stands. */
  readonly source: string;
}

/** The provider does not answer, and nothing was charged. */
export interface NoAnswerView extends Shared {
  readonly step: 'no-answer';
  readonly tone: string;
  readonly text: string;
  readonly again: { readonly action: string; readonly text: string };
  /** A lead that the yard answers. */
  readonly holdForMe: { readonly action: string; readonly text: string } | null;
  readonly happened: readonly HappenedView[];
}

/** One question before a hold is let go. */
export interface LetGoView extends Shared {
  readonly step: 'let-go';
  readonly text: string;
  readonly action: string;
  readonly question: string;
  readonly reasons: readonly {
    readonly value: string;
    readonly label: string;
    readonly note: string | null;
  }[];
  readonly submitText: string;
  readonly keep: CheckoutLink;
}

/** The pages on which a deposit is paid or given back: they load nobody's script but the provider's. */
export type CheckoutPageView = ReserveDetailsView | PayView | ProcessingView | NoAnswerView | LetGoView;
