import type { WireValue } from '@forecourt/domain/form/form';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { Car } from '@forecourt/domain/stock/car/car';

/** A car as the visitor saw it: it may be repriced, sold or deleted before the dealer rings. */
export type SeenCar = Pick<
  Car,
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'vin'
  | 'stockNumber'
  | 'carType'
  | 'km'
  | 'colour'
  | 'simpleBody'
  | 'simpleTransmission'
  | 'priceCents'
  | 'priceType'
>;

/** What a visitor agreed to, in the words that stood beside the box. */
export interface GivenConsent {
  readonly optIn: boolean;
  readonly optInText: string | null;
  readonly terms: boolean | null;
  readonly termsText: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Everything that a destination may be told of a lead, or of a later message in its conversation. */
export interface LeadMessage {
  readonly lead: Lead;
  /** The answers that have no field of their own, under the form's names for them. */
  readonly answers: Readonly<Record<string, WireValue>>;
  readonly car: SeenCar | null;
  /** What the same person wrote or did later about the same car; null when the lead itself is delivered. */
  readonly followUp: {
    readonly text: string | null;
    readonly at: Date;
    /** What they did, where it is more than words: Test drive moved. */
    readonly change: string | null;
  } | null;
  readonly consent: GivenConsent | null;
  /** Why it may be spam, in words for staff; empty when nothing speaks for it. */
  readonly spamWarnings: readonly string[];
  readonly dealershipName: string | null;
  readonly siteName: string;
  readonly zone: string;
  /** The same on every try, so that the receiver can tell a repeat. */
  readonly key: string;
}
