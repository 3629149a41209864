import type { GivenConsent, SaidByForm, SeenCar } from '@forecourt/domain/leads/lead-event';
import type { Lead } from '@forecourt/domain/leads/lead';

/** Everything that a destination may be told of a lead, or of a later message in its conversation. */
export interface LeadMessage {
  readonly lead: Lead;
  /** What its sender was told to call it by; left out where they were told none. */
  readonly reference?: string;
  /** The answers that have no field of their own, under the form's names for them. */
  readonly answers: SaidByForm['answers'];
  readonly car: SeenCar | null;
  /** What the same person wrote or did later about the same car; null when the lead itself is delivered. */
  readonly followUp: {
    readonly text: string | null;
    readonly at: Date;
    /** What they did, where it is more than words: Test drive moved. */
    readonly change: string | null;
    /** They said yes to what was offered for their car (TRADE-6). */
    readonly isAcceptance?: boolean;
  } | null;
  /** An earlier lead with the same email and phone, which this may repeat; nobody proved that it is one person. */
  readonly possibleRepeatOf: Pick<Lead, 'id' | 'createdAt'> | null;
  readonly consent: GivenConsent | null;
  /** Why it may be spam, in words for staff; empty when nothing speaks for it. */
  readonly spamWarnings: readonly string[];
  readonly dealershipName: string | null;
  readonly siteName: string;
  readonly zone: string;
  /** The same on every try, so that the receiver can tell a repeat. */
  readonly key: string;
}
