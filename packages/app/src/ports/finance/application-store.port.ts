import type { CarId, DealershipId, LeadId } from '@forecourt/domain/core/ids';
import type { Secret } from '@forecourt/domain/core/secret';
import type {
  ApplicationStatus,
  ApplicationStep,
} from '@forecourt/domain/finance/application/application-steps';
import type { LenderAnswer } from '@forecourt/domain/finance/application/read-lender-answer';

/** An application for finance as whoever holds it has it; what was sent is not in it. */
export interface FinanceApplication {
  readonly id: string;
  readonly status: ApplicationStatus;
  /** The furthest step that may be opened. */
  readonly step: ApplicationStep;
  readonly version: number;
  readonly carId: CarId | null;
  readonly dealershipId: DealershipId | null;
  /** Sealed under the secret of its holder; null once it was sent. */
  readonly draft: Uint8Array | null;
  readonly leadId: LeadId | null;
  readonly sentAt: Date | null;
  /** Of a lender's yes, where it says so. */
  readonly offeredCents: number | null;
  readonly offeredMonths: number | null;
}

export interface NewApplication {
  readonly id: string;
  readonly secretHash: Uint8Array;
  readonly step: ApplicationStep;
  readonly carId: CarId | null;
  readonly dealershipId: DealershipId | null;
  readonly draft: Uint8Array;
  /** Keyed, of phone and email: by these it is found when the person is erased. */
  readonly personDigests: readonly Uint8Array[];
  readonly now: Date;
  readonly expiresAt: Date;
}

export type SavedDraft = Pick<NewApplication, 'draft' | 'personDigests' | 'step'>;

export interface SealedApplication {
  readonly sealed: Uint8Array;
  readonly keyId: string;
  readonly leadId: LeadId;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** What was sent, for the lender alone. */
export interface WaitingApplication extends Pick<SealedApplication, 'keyId' | 'leadId' | 'sealed'> {
  readonly id: string;
  readonly status: ApplicationStatus;
}

/** The public half of the key of the site's account. */
export interface FinanceKey {
  readonly id: string;
  readonly publicKey: Uint8Array;
}

/** Applications for finance (FIN-1), kept step by step; what was sent can be written by a site, and read by the worker alone. */
export interface ApplicationStore {
  begin(application: NewApplication): Promise<void>;
  find(secretHash: Uint8Array, now: Date): Promise<FinanceApplication | null>;
  /** False where it went on meanwhile, or is sent. */
  save(of: Pick<FinanceApplication, 'id' | 'version'>, draft: SavedDraft): Promise<boolean>;
  /** Puts what was sent in the place of the draft; false where it went on meanwhile. */
  send(of: Pick<FinanceApplication, 'id' | 'version'>, sent: SealedApplication): Promise<boolean>;
  /** Of a person who is erased; says how many went. */
  forget(personDigests: readonly Uint8Array[]): Promise<number>;

  findSent(id: string): Promise<WaitingApplication | null>;
  /** Keeps the first answer of a lender; false where there is one. */
  keepAnswer(id: string, answer: LenderAnswer, now: Date): Promise<boolean>;

  /** The newest of the site's account; null: none was made yet. */
  findKey(): Promise<FinanceKey | null>;
  addKey(key: { readonly publicKey: Uint8Array; readonly privateKey: Secret }): Promise<void>;
  /** Only where the program has SECRETS_KEYS. */
  readPrivateKey(id: string): Promise<Secret | null>;
}
