import {
  PaymentProviderUnavailable,
  PaymentRefused,
} from '@forecourt/app/ports/checkout/payment-provider.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { guardCalls } from '@forecourt/resilience/guard-calls';
import { Stripe } from 'stripe';
import { readLimited } from '../vendor-response/read-limited.ts';
import { stripeFailure } from './stripe-failure.ts';

export interface StripeOptions {
  /** Without a path, which is Stripe's own. */
  readonly url: string;
  readonly secretKey: string;
  readonly clock: ElapsedClock;
  readonly answerMs?: number;
  readonly onChange?: (phase: 'open' | 'closed') => void;
}

/** The library behind our limits. */
export interface StripeConnection {
  /** Whether our key moves real money. */
  readonly isLive: boolean;
  readonly clock: ElapsedClock;
  /** Throws PaymentProviderUnavailable or PaymentRefused, and nothing else. */
  call<T>(account: string, ask: (stripe: Stripe) => Promise<T>): Promise<T>;
}

const mostAnswerBytes = 8 * 1024 * 1024;
const atOnce = 48;
const mostOfAccount = 12;
/** What one account refuses or breaks is not taken for the provider's end. */
const limits = { failuresInRow: 8, fewestCallers: 2, pauseMs: 5_000 };

/**
 * Stripe over its official library: its own retries are off, an answer has a time and a length, no account takes all of the calls
 * that may be under way, and while Stripe is down nobody waits for it.
 */
export function stripeConnection(options: StripeOptions): StripeConnection {
  const { clock, answerMs = 8_000, onChange = () => undefined } = options;
  const stripe = stripeClient(options, answerMs);
  const permits = concurrencyLimit({
    atOnce,
    mostOfOwner: mostOfAccount,
    waiting: 500,
    order: 'fifo',
    timeoutMs: answerMs,
    refuse: () => new PaymentProviderUnavailable('busy'),
    clock,
  });
  // The time of a request ends it first; the guard holds where that does not.
  const guarded = guardCalls({ limits, timeoutMs: answerMs + 1_000, clock, onChange });
  return {
    isLive: /^(?:sk|rk)_live_/.test(options.secretKey),
    clock,
    call: (account, ask) =>
      permits.run(account, async () => {
        let failure: Error = new PaymentProviderUnavailable('resting');
        const answered = await guarded(async () => {
          try {
            return { answer: await ask(stripe) };
          } catch (error) {
            failure = stripeFailure(error);
            // A no is an answer: the provider is well.
            if (failure instanceof PaymentRefused) return null;
            throw failure;
          }
        }, account);
        if (!answered) throw failure;
        return answered.answer;
      }),
  };
}

function stripeClient({ url, secretKey }: StripeOptions, answerMs: number): Stripe {
  const { protocol, hostname, port } = new URL(url);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    timeout: answerMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(limitedFetch),
  });
}

/** No longer than it can be, and from nowhere else; the library's time limit ends the reading too. */
const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const body = await readLimited(response, mostAnswerBytes);
  const { status, headers } = response;
  return new Response(body, { status, headers: { 'request-id': headers.get('request-id') ?? '' } });
};
