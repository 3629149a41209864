/** The provider's objects, in its own words, as far as anybody reads them. */
interface Object_<Kind extends string> {
  readonly id: string;
  readonly object: Kind;
  readonly created: number;
}

type Marks = Record<string, string>;

export interface Account extends Object_<'account'> {
  readonly type: string;
  readonly country: string;
  readonly email: string | null;
  readonly business_profile: { readonly name: string | null };
  readonly metadata: Marks;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  requirements: { disabled_reason: string | null };
  /** Took our access away: the provider knows it no longer. */
  is_closed?: boolean;
}

export interface Session extends Object_<'checkout.session'> {
  readonly livemode: boolean;
  readonly mode: 'payment';
  readonly ui_mode: string;
  amount_total: number;
  amount_subtotal: number;
  currency: string;
  readonly client_reference_id: string | null;
  readonly client_secret: string | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  metadata: Marks;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  readonly payment_method_options: { readonly card: { readonly request_three_d_secure: string } };
  readonly return_url: string | null;
  readonly success_url: string | null;
  readonly cancel_url: string | null;
  url: string | null;
  readonly line_description: string;
  readonly intent_data: { readonly description: string | null; readonly metadata: Marks };
}

export interface Intent extends Object_<'payment_intent'> {
  readonly livemode: boolean;
  readonly session: string;
  amount: number;
  amount_received: number;
  currency: string;
  readonly description: string | null;
  readonly metadata: Marks;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  last_payment_error: {
    readonly type: string;
    readonly code: string;
    readonly decline_code?: string;
    readonly message: string;
  } | null;
}

export interface Charge extends Object_<'charge'> {
  readonly livemode: boolean;
  readonly amount: number;
  amount_captured: number;
  amount_refunded: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Marks;
  status: 'succeeded' | 'failed' | 'pending';
  paid: boolean;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  readonly failure_code: string | null;
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string };
  };
  /** What becomes of its refunds. */
  readonly refund_manner: 'succeeds' | 'pending' | 'fails';
}

export interface Refund extends Object_<'refund'> {
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string | null;
  readonly metadata: Marks;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
  destination_details: { readonly type: 'card'; readonly card: { type: 'refund'; reference?: string } };
}

export interface Dispute extends Object_<'dispute'> {
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  readonly metadata: Marks;
  status: 'needs_response' | 'won' | 'lost';
  readonly evidence_details: { readonly due_by: number };
}

export interface Event extends Object_<'event'> {
  readonly livemode: boolean;
  readonly account: string;
  readonly api_version: string;
  readonly type: string;
  readonly data: { readonly object: unknown };
  readonly pending_webhooks: number;
  readonly request: null;
}

/** The answer to a key that was sent before. */
export interface KeptAnswer extends Object_<'kept_answer'> {
  readonly print: string;
  readonly status: number;
  readonly body: string;
}

export interface Kinds {
  account: Account;
  session: Session;
  intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: Event;
  key: KeptAnswer;
}
