import type { DealershipId, PaymentId, RefundId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';

/** The provider is down, slow or garbled, or has too much to do. What it did is not known: the same key may be sent again. */
export class PaymentProviderUnavailable extends Error {
  override readonly name = 'PaymentProviderUnavailable';
  /** For the log. */
  readonly code: string;
  constructor(code: string) {
    super(`the payment provider is of no use: ${code}`);
    this.code = code;
  }
}

/** The provider, or the adapter before it, says no: nothing was charged, and asking again changes nothing. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  /** `account`: the dealership's account takes no money, or is of the other mode. `request`: what was asked makes no sense. */
  readonly reason: 'account' | 'request';
  /** For the log. */
  readonly code: string;
  constructor(reason: 'account' | 'request', code: string) {
    super(`the payment provider refuses: ${code}`);
    this.reason = reason;
    this.code = code;
  }
}

/** Where a payment stands at the provider. */
export interface PaymentPlace {
  readonly account: string;
  readonly session: string;
}

export interface PaymentToStart {
  /** The dealership's account at the provider. */
  readonly account: string;
  /** Goes with it as metadata, and comes back with every answer. */
  readonly paymentId: PaymentId;
  /** `pay_{paymentId}`: idempotency key, written down before the call. */
  readonly requestKey: string;
  readonly amountCents: number;
  readonly currency: 'AUD';
  /** 'Deposit: 2021 Mazda CX-5'. */
  readonly description: string;
  /** On the bank statement: the dealer's trading name. */
  readonly descriptor: string | null;
  readonly email: string | null;
  /** Fields in our page, or the provider's page without JavaScript. */
  readonly look: 'fields' | 'hosted';
  /** Absolute, of the site. */
  readonly returnUrl: string;
  /** The bank is to check who pays (3-D Secure); else the provider and the bank decide. */
  readonly asksBankCheck?: boolean;
  /** The provider may know only longer lives: then we close it ourselves. */
  readonly expiresAt: Date;
}

export interface StartedPayment {
  readonly session: string;
  readonly clientSecret: string | null;
  readonly hostedUrl: string | null;
}

export interface ProviderRefund {
  readonly refund: string;
  readonly refundId: RefundId | null;
  readonly amountCents: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly failure: string | null;
  readonly reference: string | null;
}

export interface ProviderDispute {
  readonly dispute: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly evidenceDueAt: Date | null;
}

/** What the provider knows of a payment, read fresh; never taken from a message's body. */
export interface ProviderPayment {
  readonly session: string;
  readonly account: string;
  readonly paymentId: string | null;
  readonly isLive: boolean;
  readonly state: 'open' | 'processing' | 'paid' | 'closed';
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly currency: string;
  /** The provider's id of the money. */
  readonly payment: string | null;
  readonly paidAt: Date | null;
  readonly method: {
    readonly kind: string;
    readonly brand: string | null;
    readonly lastFour: string | null;
  } | null;
  /** The last no of a bank: ends nothing. */
  readonly decline: { readonly code: string; readonly at: Date } | null;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

export interface PaymentMessage {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  readonly isLive: boolean;
  readonly session: string | null;
  readonly payment: string | null;
  readonly paymentId: string | null;
  readonly at: Date;
}

/**
 * Takes deposits on the account of the dealership that owns the car (BUY-1). Throws PaymentProviderUnavailable where
 * there is no answer that can be believed, and PaymentRefused where the answer is no.
 */
export interface PaymentProvider {
  /** 'stripe'. */
  readonly name: string;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** Null: the provider knows of none. */
  ask(place: PaymentPlace): Promise<ProviderPayment | null>;
  /** The session of a payment whose answer was lost, found by its metadata; null: none was made. */
  find(account: string, paymentId: PaymentId): Promise<ProviderPayment | null>;
  close(place: PaymentPlace): Promise<'closed' | 'complete'>;
  refund(refund: {
    readonly account: string;
    readonly payment: string;
    readonly refundId: RefundId;
    /** `ref_{refundId}`. */
    readonly requestKey: string;
    readonly amountCents: number;
  }): Promise<ProviderRefund>;
  /** Checks signature and age. */
  readMessage(body: string, signature: string | null, now: Date): Result<PaymentMessage, 'forged' | 'old'>;
  /** For the hourly comparison: newest first, at most so many. */
  listMessages(account: string, since: Date): Promise<readonly PaymentMessage[]>;
  /** For the nightly comparison: newest first, at most so many. */
  listPayments(account: string, since: Date): Promise<readonly ProviderPayment[]>;
}

/** Where a dealership gets its own account at the provider. */
export interface PaymentAccounts {
  open(dealership: {
    readonly id: DealershipId;
    readonly name: string;
    readonly email: string | null;
  }): Promise<{ readonly account: string; readonly onboardingUrl: string }>;
  /** Null: the provider knows of none. */
  read(account: string): Promise<{
    readonly state: 'pending' | 'active' | 'restricted' | 'closed';
    readonly canCharge: boolean;
  } | null>;
}
