import type { Payment } from '@forecourt/domain/checkout/payment';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { VisitorId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { PaymentProvider } from '../ports/checkout/payment-provider.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { CheckoutStore } from './checkout-stores.ts';

export interface StartPorts {
  readonly store: CheckoutStore;
  readonly provider: PaymentProvider;
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'hash' | 'make'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
  /** A random UUID of version 7. */
  newId(): string;
}

export interface CheckoutDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly postcode: string;
}

export interface StartInput {
  readonly car: Car;
  readonly visitorId: VisitorId | null;
  /** The secret of the browser: its hash is kept. */
  readonly holder: string;
  readonly details: CheckoutDetails;
  readonly look: Payment['look'];
  /** Absolute, of the site. */
  readonly returnUrl: string;
  /** By which the terms that were agreed to can be found again; null: the site has none. */
  readonly termsVersion: string | null;
  readonly leadId: Reservation['leadId'];
  /** The network that limits go by. */
  readonly network: string;
}

export interface StartedReservation {
  readonly reservation: Reservation;
  readonly payment: Payment;
  readonly clientSecret: string | null;
  readonly hostedUrl: string | null;
}

/**
 * `taken`: somebody else keeps the car. `too_many`: this holder keeps as many as the site lets them, or asks too often.
 * `no_answer`: the provider is of no use now; nothing was charged. `no_account`: the dealership takes no money online.
 */
export type StartRefusal = 'taken' | 'not_reservable' | 'too_many' | 'no_answer' | 'no_account';
