import type { DealershipId, PaymentId, RefundId, ReservationId, SiteId } from '@forecourt/domain/core/ids';
import type { PaymentMessage } from './payment-provider.port.ts';

export interface KeptMessage {
  readonly id: string;
  readonly message: PaymentMessage;
  /** How often it was tried before. */
  readonly attempts: number;
  readonly receivedAt: Date;
  /** The payment that it is about and the site in whose scope it is settled; null: none that we know of. */
  readonly about: {
    readonly paymentId: PaymentId;
    readonly siteId: SiteId;
    readonly accountRef: string | null;
  } | null;
}

export interface GivenUpMessage {
  readonly eventId: string;
  readonly kind: string;
  readonly error: string | null;
  readonly receivedAt: Date;
}

export interface AccountToCompare {
  readonly dealershipId: DealershipId;
  readonly accountRef: string;
  /** One that shows the dealership: there its findings are read. */
  readonly siteId: SiteId;
}

/** Payments of every tenant, through functions that answer with identifiers alone. Each is taken under a lease. */
export interface PaymentDirectory {
  /** Keeps a message before it is understood. False: it was kept before. */
  keepMessage(provider: string, message: PaymentMessage): Promise<boolean>;
  /** Those whose next try has come, in order of receipt. */
  takeMessages(limit: number): Promise<readonly KeptMessage[]>;
  messageDone(id: string): Promise<void>;
  messageFailed(id: string, error: string, retrySeconds: number | null): Promise<void>;
  /** Which of these messages never came. */
  listMissing(provider: string, ids: readonly string[]): Promise<readonly string[]>;
  /** Those of an account, or about its payments, that nobody could use in the last 30 days, the newest first. */
  listGivenUp(accountRef: string): Promise<readonly GivenUpMessage[]>;
  /** Open payments that were not asked after for a while, of each account at most its share. */
  takeOpenPayments(
    limit: number,
  ): Promise<readonly { readonly paymentId: PaymentId; readonly siteId: SiteId }[]>;
  /** Somebody asked after these: they wait longer each time. What was taken and not asked after is due at the next sweep. */
  paymentsChecked(ids: readonly PaymentId[]): Promise<void>;
  refundsChecked(ids: readonly RefundId[]): Promise<void>;
  /** Refunds that are asked or on their way, of each account at most its share. */
  takeRefunds(limit: number): Promise<
    readonly {
      readonly refundId: RefundId;
      readonly paymentId: PaymentId;
      readonly siteId: SiteId;
      readonly state: 'asked' | 'sent';
    }[]
  >;
  /** Those that keep a car past their time. */
  listExpired(
    limit: number,
  ): Promise<readonly { readonly reservationId: ReservationId; readonly siteId: SiteId }[]>;
  listAccounts(
    provider: string,
    after: DealershipId | null,
    limit: number,
  ): Promise<readonly AccountToCompare[]>;
  /** Which of these payments are ours, on that account, and in whose scope they are settled. */
  findPayments(
    accountRef: string,
    ids: readonly string[],
  ): Promise<readonly { readonly paymentId: PaymentId; readonly siteId: SiteId }[]>;
  /** Ours of that account that have taken money since then. */
  listPaid(
    accountRef: string,
    since: Date,
  ): Promise<readonly { readonly paymentId: PaymentId; readonly siteId: SiteId }[]>;
}
