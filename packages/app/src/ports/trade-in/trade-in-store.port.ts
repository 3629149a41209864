import type { LeadId } from '@forecourt/domain/core/ids';
import type { ValuationQuestion } from './valuation-service.port.ts';

/** What a seller said of the car (TRADE-5). */
export interface CarAnswers {
  readonly odometer: number | null;
  readonly serviceHistory: string | null;
  readonly numberOfKeys: string | null;
  readonly carCondition: string | null;
  readonly comments: string | null;
}

/** The same with whose car it is; after an erasure half of it is gone. */
export interface SentDetails extends CarAnswers {
  readonly name: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly postcode: string | null;
  readonly smsContent: string | null;
  readonly smsFrom: string | null;
}

export interface TradeInOfLead extends CarAnswers {
  readonly leadId: LeadId;
  readonly lookupId: string;
  readonly rego: string | null;
  readonly regoState: string | null;
  readonly manualEntry: string | null;
  readonly smsContent: string | null;
  readonly smsFrom: string | null;
}

export interface OfferOfLead {
  readonly offerCents?: number | null;
  readonly offerValidUntil?: Date | null;
  readonly offerAccepted?: boolean;
  readonly offerAcceptedAt?: Date;
}

/** A valuation as it came or was asked for, kept for staff (TRADE-6). */
export interface KeptValuation {
  readonly externalId: string | null;
  readonly adjustmentAnswers: ValuationQuestion['adjustmentAnswers'];
  readonly result: Readonly<Record<string, unknown>> | null;
}

/** What a lead says of the car that its sender gives away (DATA-6). */
export interface TradeInStore {
  /** With a lead of this site, once; false where it is none, or where the lookup is another site's. */
  add(tradeIn: TradeInOfLead): Promise<boolean>;
  /** What was sent with a lead of this site. */
  findDetails(leadId: LeadId): Promise<SentDetails | null>;
  /** What was offered for it, and what became of that. */
  changeOffer(leadId: LeadId, offer: OfferOfLead): Promise<boolean>;
  /** What the odometer says; false where the lookup is none of this site. */
  setKilometres(lookupId: string, km: number): Promise<boolean>;
  /** False where the lookup is none of this site. */
  keepValuation(lookupId: string, valuation: KeptValuation): Promise<boolean>;
}
