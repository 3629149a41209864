import type { DealershipId } from '@forecourt/domain/core/ids';

export interface PaymentAccount {
  readonly dealershipId: DealershipId;
  readonly provider: string;
  readonly accountRef: string;
  readonly state: 'pending' | 'active' | 'restricted' | 'closed';
  readonly canCharge: boolean;
  /** On the buyer's bank statement. */
  readonly descriptor: string | null;
}

/** Accounts of dealerships with the payment provider (BUY-7). */
export interface PaymentAccountStore {
  /** The one that a dealership has and has not closed. */
  find(dealershipId: DealershipId, provider: string): Promise<PaymentAccount | null>;
  /** Adds an account, or makes it what is given. False: the dealership is not the caller's. */
  save(account: PaymentAccount, now: Date): Promise<boolean>;
}
