import type { LeadId, StaffId } from '@forecourt/domain/core/ids';
import type { ChangedLead } from './lead-changes.port.ts';

export const presenceStates = ['here', 'writing', 'left'] as const;

/** `writing`: something is typed that is not sent. */
export type PresenceState = (typeof presenceStates)[number];

/** That a lead is open somewhere: an opening is one tab with it until it is left, which is its end. */
export interface LeadOpening {
  readonly openingId: string;
  readonly state: PresenceState;
}

/** As it is told to all processes: ids alone. */
export interface ToldOpening extends LeadOpening {
  readonly lead: ChangedLead;
  readonly staffId: StaffId;
}

/** What processes tell each other of open leads, of all tenants. */
export interface LeadOpenings {
  subscribe(tell: (opening: ToldOpening) => void): () => void;
}

export interface PresentStaff {
  readonly staffId: StaffId;
  readonly isWriting: boolean;
}

/** Who has a lead open now, of all tenants: whoever asks has read the lead. It is stored nowhere. */
export interface LeadPresence {
  /** False for somebody who tells of more than a person with many tabs. */
  admits(staffId: StaffId): boolean;
  /** Each once, however many tabs they have. */
  inLead(leadId: LeadId): readonly PresentStaff[];
  /** Tells of the leads that they have open and in which somebody else came, left, or began or ceased to write. */
  follow(staffId: StaffId, tell: (lead: ChangedLead) => void): () => void;
}
