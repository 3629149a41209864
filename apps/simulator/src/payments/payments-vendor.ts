import type { Account, Intent, Session } from './payment-objects.ts';
import { newId, paymentBook, type PaymentBook } from './payment-book.ts';

/** A refusal in the provider's words. */
export interface ApiError {
  readonly status: number;
  readonly type: string;
  readonly code?: string;
  readonly message: string;
}

/** A provider with a memory. What it says to the platform goes to `onEvent`. */
export interface PaymentsVendor {
  readonly book: PaymentBook;
  nowSeconds(): number;
  /** Its clock runs so much before ours: sessions and keys end. */
  runAhead(seconds: number): void;
  /** Tells the platform, and keeps what was told. */
  tell(type: string, account: string, isLive: boolean, object: object): void;
  /** The account as it is; one that nobody opened is what its name says. */
  account(id: string): Account;
  /** The session as it is now: one past its time is expired. */
  current(account: string, session: Session): Session;
  /** After a while, as banks do. */
  later(ms: number, work: () => void): void;
  stop(): void;
}

export const apiVersion = '2026-10-28.endive';

export function paymentsVendor(options: {
  readonly now: () => Date;
  readonly file: string | null;
  readonly onEvent: (eventId: string) => void;
}): PaymentsVendor {
  const book = paymentBook(options.file);
  const timers = new Set<NodeJS.Timeout>();
  let aheadSeconds = 0;
  const nowSeconds = () => Math.floor(options.now().getTime() / 1_000) + aheadSeconds;

  const vendor: PaymentsVendor = {
    book,
    nowSeconds,
    runAhead: (seconds) => {
      aheadSeconds = seconds;
    },
    tell(type, account, isLive, object) {
      const event = book.put('event', account, {
        id: newId('evt'),
        object: 'event',
        created: nowSeconds(),
        livemode: isLive,
        account,
        api_version: apiVersion,
        type,
        data: { object: structuredClone(object) },
        pending_webhooks: 1,
        request: null,
      });
      options.onEvent(event.id);
    },
    account: (id) => book.get('account', id, id) ?? accountByName(id, nowSeconds()),
    current(account, session) {
      if (session.status !== 'open' || session.expires_at > nowSeconds()) return session;
      expireSession(vendor, account, session);
      return session;
    },
    later(ms, work) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
  return vendor;
}

/** Nothing can be paid there any more. */
export function expireSession(vendor: PaymentsVendor, account: string, session: Session): void {
  const { book } = vendor;
  session.status = 'expired';
  session.url = null;
  book.put('session', account, session);
  const intent = session.payment_intent === null ? null : book.get('intent', account, session.payment_intent);
  if (intent) cancel(vendor, account, intent);
  vendor.tell('checkout.session.expired', account, session.livemode, session);
}

function cancel({ book }: PaymentsVendor, account: string, intent: Intent): void {
  intent.status = 'canceled';
  book.put('intent', account, intent);
}

/** `acct_restricted…`, `acct_pending…` and `acct_closed…` are so; every other takes money. */
function accountByName(id: string, created: number): Account {
  const manner = /^acct_(restricted|pending|closed)/.exec(id)?.[1] ?? 'active';
  return withState(
    {
      id,
      object: 'account',
      created,
      type: 'standard',
      country: 'AU',
      email: null,
      business_profile: { name: null },
      metadata: {},
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
      requirements: { disabled_reason: null },
    },
    manner,
  );
}

/** The account in another state: active, pending, restricted or closed. */
export function withState(account: Account, state: string): Account {
  const isActive = state === 'active';
  return {
    ...account,
    charges_enabled: isActive,
    payouts_enabled: isActive,
    details_submitted: state !== 'pending',
    requirements: { disabled_reason: isActive ? null : 'requirements.past_due' },
    is_closed: state === 'closed',
  };
}
