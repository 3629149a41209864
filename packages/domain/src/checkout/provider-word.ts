/** What the provider says of a payment, read fresh; of its own words only what decides something. */
export interface ProviderWord {
  readonly account: string;
  /** The id that went with it when it was started. */
  readonly paymentId: string | null;
  readonly session: string;
  readonly state: 'open' | 'processing' | 'paid' | 'closed';
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
  readonly decline: { readonly code: string; readonly at: Date } | null;
  readonly refunds: readonly RefundWord[];
  readonly disputes: readonly DisputeWord[];
}

export interface RefundWord {
  readonly refund: string;
  /** Ours, that went with it; null: somebody made it in the dealer's account. */
  readonly refundId: string | null;
  readonly amountCents: number;
  readonly state: 'pending' | 'succeeded' | 'failed';
  readonly failure: string | null;
  readonly reference: string | null;
}

export interface DisputeWord {
  readonly dispute: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly state: 'open' | 'won' | 'lost';
  readonly evidenceDueAt: Date | null;
}
