import type { DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { ChipView } from '../inbox/inbox.view.ts';

export const deliveryTabs = ['waiting', 'dead', 'delivered'] as const;
export type DeliveryTab = (typeof deliveryTabs)[number];

/** As many can be sent again at once. */
export const mostResent = 100;

/** What became of the tries of an hour; `none`: nothing was tried. */
export type HourState = 'none' | 'taken' | 'some' | 'refused';

/** Where leads go, and how it does. */
export interface DestinationView {
  /** Null: the account's own address, for leads that no destination takes. */
  readonly id: string | null;
  /** Sales desk. */
  readonly name: string;
  /** email, ADF, webhook. */
  readonly kind: string;
  /** Without what opens it: of an address on the web the host alone. */
  readonly address: string | null;
  /** Whose it is, for those who work for several. */
  readonly dealership: string | null;
  readonly state: ChipView;
  /** Left alone until 10:51am, as its last five tries failed; null where it is in use. */
  readonly rests: string | null;
  /** 24, the last the present one. */
  readonly hours: readonly HourState[];
  /** For whom bars say nothing: 21 of 23 tries taken. */
  readonly hoursLabel: string;
  /** 23 of 23; null where nothing was sent. */
  readonly taken: string | null;
  readonly within: string | null;
  /** 10:19am, 503. */
  readonly lastAnswer: string | null;
  readonly waiting: number;
  readonly dead: number;
}

/** A delivery in the list. */
export interface DeliveryRowView {
  readonly id: string;
  readonly leadId: string;
  readonly since: string;
  readonly name: string;
  readonly about: string;
  readonly destination: string;
  readonly tries: readonly DeliveryAttempt['outcome'][];
  readonly lastAnswer: string | null;
  /** 10:51am; none; 9:40am, when it was taken. */
  readonly next: string;
  /** Who has the lead otherwise: a delivery that gave up is no lead that is lost. */
  readonly otherwise: string | null;
  readonly canResend: boolean;
}

/** The room of deliveries (FORM-9.2). */
export interface DeliveriesView {
  /** 412 leads in 30 days, 408 have arrived. */
  readonly summary: string;
  readonly destinations: readonly DestinationView[];
  readonly tabs: readonly {
    readonly id: DeliveryTab;
    readonly text: string;
    readonly count: number | null;
  }[];
  readonly rows: readonly DeliveryRowView[];
  /** What it means that these gave up; null in the other lists. */
  readonly meaning: { readonly heading: string; readonly text: string } | null;
  /** Asks for the next rows; null at the end. */
  readonly next: string | null;
}

/** A delivery with each of its tries. */
export interface DeliveryDetailView {
  readonly id: string;
  readonly leadId: string;
  /** Oskar Lind to Lodestar CRM. */
  readonly heading: string;
  readonly state: ChipView;
  readonly key: string;
  readonly otherwise: string | null;
  readonly tries: readonly {
    readonly number: number;
    readonly at: string;
    readonly outcome: DeliveryAttempt['outcome'];
    /** 422; no answer. */
    readonly code: string;
    readonly took: string | null;
    /** What they answered, as it came. At most 4,000 letters. */
    readonly raw: string | null;
  }[];
  readonly canResend: boolean;
}

/** What came of sending again. */
export interface ResentView {
  readonly sent: number;
  /** They had arrived, or were not there. */
  readonly left: number;
  /** Of the same destination, which did not fit into one go. */
  readonly more: number;
}
