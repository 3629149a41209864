import { randomBytes } from 'node:crypto';
import type { Faults } from '../faults.ts';
import {
  bytesOf,
  json,
  withFault,
  type SimulatedCall,
  type SimulatedResponse,
  type SimulatedRoutes,
} from '../simulated-call.ts';
import { changeAccount } from './account-calls.ts';
import { fieldsPage } from './fields-page.ts';
import {
  bankPage,
  dollars,
  gonePage,
  onboardingPage,
  payPage,
  providerPage,
  tellingPage,
} from './pay-page.ts';
import type { Session } from './payment-objects.ts';
import type { PaymentsVendor } from './payments-vendor.ts';
import { providerScript } from './provider-script.ts';
import { takePayment, type PayOutcome } from './take-payment.ts';

export const pageFaults: readonly string[] = ['payments-page', 'payments-script'];

const mostFormBytes = 8 * 1024;
const mostChecks = 1_000;
/** Pages of other origins may ask, as they may at the provider. */
const anyOrigin = { 'access-control-allow-origin': '*' };

interface PageSession {
  readonly account: string;
  readonly session: Session;
}

/** A payment that waits for the bank's check. The number is in memory until then, and nowhere else. */
interface Waiting extends PageSession {
  readonly number: string;
}

/** What a buyer sees of the provider: its page, its fields in a frame, the bank's check, and the script that brings them. */
export function buyerRoutes(vendor: PaymentsVendor, ordered: Faults): SimulatedRoutes {
  const checks = new Map<string, Waiting>();
  const find = (id: string): PageSession | null => {
    const kept = vendor.book.find('session', id);
    return kept && { account: kept.account, session: vendor.current(kept.account, kept.it) };
  };
  const ofSecret = (query: URLSearchParams): PageSession | null => {
    const secret = query.get('client_secret') ?? '';
    const found = find(/^(cs_(?:test|live)_[0-9a-f]+)_secret_/.exec(secret)?.[1] ?? '');
    const isMeant = found?.session.client_secret === secret && found.account === query.get('account');
    return isMeant && isOfMode(query.get('key') ?? '', found.session) ? found : null;
  };
  const wait = (waiting: Waiting): string => {
    const token = randomBytes(16).toString('hex');
    checks.set(token, waiting);
    const [oldest] = checks.keys();
    if (checks.size > mostChecks && oldest !== undefined) checks.delete(oldest);
    return token;
  };

  return {
    'GET /payments/script/stripe.js': () =>
      withFault(ordered.next('payments-script'), null, () => ({
        status: 200,
        type: 'text/javascript; charset=utf-8',
        body: providerScript,
      })),
    'GET /payments/fields': () => html(fieldsPage),
    'GET /payments/elements/session': ({ url: { searchParams } }) =>
      withFault(ordered.next('payments-page'), null, () => {
        const found = ofSecret(searchParams);
        return found
          ? { ...json(200, shownSession(found.session)), headers: anyOrigin }
          : { ...json(404, { error: { message: 'No such Checkout Session.' } }), headers: anyOrigin };
      }),
    'POST /payments/elements/confirm': async (call) => {
      const form = await formOf(call);
      return withFault(ordered.next('payments-page'), null, () => {
        const found = ofSecret(form);
        if (!found) return json(404, { type: 'gone', status: 'unknown' });
        const number = form.get('number') ?? '';
        const outcome = takePayment(vendor, { ...found, number, check: 'none' });
        const token = outcome.type === 'check' ? wait({ ...found, number }) : null;
        return json(200, { ...outcome, token, returnUrl: returnOf(found.session) });
      });
    },
    'GET /payments/page/*': ({ url }) =>
      withFault(ordered.next('payments-page'), null, () => {
        const found = find(lastOf(url));
        if (!found) return html(providerPage('Not found', '<h1>There is nothing to pay here.</h1>'), 404);
        return html(found.session.status === 'open' ? payPage(found.session, null) : gonePage(found.session));
      }),
    'POST /payments/page/*': async (call) => {
      const form = await formOf(call);
      return withFault(ordered.next('payments-page'), null, () => {
        const found = find(lastOf(call.url));
        if (!found) return html(providerPage('Not found', '<h1>There is nothing to pay here.</h1>'), 404);
        const number = form.get('number') ?? '';
        const outcome = takePayment(vendor, { ...found, number, check: 'none' });
        return outcome.type === 'check'
          ? redirect(`/payments/bank?token=${wait({ ...found, number })}`)
          : afterPaying(found.session, outcome);
      });
    },
    'GET /payments/bank': ({ url: { searchParams } }) => {
      const waiting = checks.get(searchParams.get('token') ?? '');
      return waiting
        ? html(bankPage(waiting.session))
        : html(providerPage('Your bank', '<h1>Your bank has answered already.</h1>'), 404);
    },
    'POST /payments/bank': async (call) => {
      const { searchParams } = call.url;
      const token = searchParams.get('token') ?? '';
      const check = (await formOf(call)).get('check') === 'passed' ? 'passed' : 'failed';
      const waiting = checks.get(token);
      if (!waiting) return html(providerPage('Your bank', '<h1>Your bank has answered already.</h1>'), 404);
      checks.delete(token);
      const outcome = takePayment(vendor, { ...waiting, check });
      return searchParams.get('in') === 'frame'
        ? html(tellingPage({ type: 'bank', outcome: { ...outcome, returnUrl: returnOf(waiting.session) } }))
        : afterPaying(waiting.session, outcome);
    },
    'GET /payments/onboarding': ({ url: { searchParams } }) =>
      html(
        onboardingPage(
          vendor.account(searchParams.get('account') ?? '').business_profile.name ?? 'Your dealership',
        ),
      ),
    'POST /payments/onboarding': async (call) => {
      const { searchParams } = call.url;
      const state = (await formOf(call)).get('state') === 'active' ? 'active' : 'restricted';
      changeAccount(vendor, searchParams.get('account') ?? '', state);
      return redirect(searchParams.get('return') ?? '/');
    },
  };
}

function afterPaying(session: Session, outcome: PayOutcome): SimulatedResponse {
  if (outcome.type === 'declined') return html(payPage(session, outcome.message));
  return outcome.type === 'paid' || outcome.type === 'processing'
    ? redirect(returnOf(session))
    : html(gonePage(session));
}

/** A session as the script shows it to the page. */
function shownSession(session: Session): object {
  const total = { minorUnitsAmount: session.amount_total, amount: dollars(session.amount_total) };
  const paymentStatus = session.payment_status;
  return {
    id: session.id,
    livemode: session.livemode,
    currency: session.currency,
    email: session.customer_email,
    minorUnitsAmountDivisor: 100,
    total: { subtotal: total, total },
    lineItems: [{ name: session.line_description, quantity: 1, total }],
    lastPaymentError: null,
    status: session.status === 'complete' ? { type: 'complete', paymentStatus } : { type: session.status },
  };
}

const returnOf = ({ id, return_url: fields, success_url: hosted }: Session) =>
  (fields ?? hosted ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);

const isOfMode = (key: string, { livemode }: Session) => key.startsWith(livemode ? 'pk_live_' : 'pk_test_');

const lastOf = ({ pathname }: URL) => pathname.split('/').at(-1) ?? '';

const html = (body: string, status = 200): SimulatedResponse => ({
  status,
  body,
  type: 'text/html; charset=utf-8',
});

const redirect = (location: string): SimulatedResponse => ({ status: 303, body: '', headers: { location } });

async function formOf({ request }: SimulatedCall): Promise<URLSearchParams> {
  return new URLSearchParams((await bytesOf(request, mostFormBytes)).toString('utf8'));
}
