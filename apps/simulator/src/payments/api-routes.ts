import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Faults } from '../faults.ts';
import {
  bytesOf,
  json,
  withFault,
  type SimulatedCall,
  type SimulatedResponse,
  type SimulatedRoutes,
} from '../simulated-call.ts';
import { linkAccount, openAccount, readAccount, revoked } from './account-calls.ts';
import { expanded, expansions, listPage } from './api-lists.ts';
import { formFields, text, type FormFields } from './form-fields.ts';
import type { ApiError, PaymentsVendor } from './payments-vendor.ts';
import { createRefund } from './return-money.ts';
import { closeSession, createSession, invalid, missing } from './session-calls.ts';

const mostFormBytes = 64 * 1024;
const keySeconds = 24 * 3_600;

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly form: FormFields;
  readonly account: string;
  readonly isLive: boolean;
  readonly origin: string;
}

/** Which of the vendor's faults a call may have, beside those of all. */
const callNames: readonly (readonly [RegExp, string])[] = [
  [/^POST \/v1\/checkout\/sessions$/, 'payments-start'],
  [/^POST \/v1\/checkout\/sessions\/[^/]+\/expire$/, 'payments-close'],
  [/^GET \/v1\/checkout\/sessions\/[^/]+$/, 'payments-ask'],
  [/^POST \/v1\/refunds$/, 'payments-refund'],
  [/^GET /, 'payments-list'],
];

export const apiFaults: readonly string[] = ['payments', ...callNames.map(([, name]) => name)];

/** The calls of Stripe's API that the platform makes, with their keys and their refusals. */
export function apiRoutes(vendor: PaymentsVendor, ordered: Faults): SimulatedRoutes {
  const route = async ({ request, url }: SimulatedCall) => {
    const sent = (await bytesOf(request, mostFormBytes)).toString('utf8');
    const asked = `${request.method ?? ''} ${url.pathname}`;
    const own = callNames.find(([pattern]) => pattern.test(asked))?.[1];
    const fault = (own === undefined ? null : ordered.next(own)) ?? ordered.next('payments');
    return withFault(fault, sent, () => answer(vendor, request, url, sent));
  };
  return { 'GET /v1/*': route, 'POST /v1/*': route };
}

function answer(vendor: PaymentsVendor, request: IncomingMessage, url: URL, sent: string): SimulatedResponse {
  const key = /^Bearer ((?:sk|rk)_(test|live)_\S+)$/.exec(request.headers.authorization ?? '');
  if (!key)
    return refusal({ status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided' });
  const method = request.method ?? 'GET';
  const form = formFields(method === 'GET' ? url.search.slice(1) : sent);
  if (!form) return refusal(invalid('the form makes no sense'));
  const account = headerOf(request, 'stripe-account') ?? '';
  const isLive = key[2] === 'live';
  const call: ApiCall = {
    method,
    path: url.pathname,
    form,
    account,
    // An account whose name says so mixes live and test.
    isLive: account.startsWith('acct_othermode') ? !isLive : isLive,
    origin: `http://${request.headers.host ?? 'localhost'}`,
  };
  if (account !== '' && vendor.account(account).is_closed) return refusal(revoked(account));
  const idempotencyKey = method === 'POST' ? headerOf(request, 'idempotency-key') : null;
  return idempotencyKey === null ? respond(vendor, call) : once(vendor, call, idempotencyKey, sent);
}

/** The same key is the same answer for a day; with another request it is an error. */
function once(vendor: PaymentsVendor, call: ApiCall, key: string, sent: string): SimulatedResponse {
  const { book } = vendor;
  const owner = call.account || 'platform';
  const print = createHash('sha256').update(`${call.path}\n${sent}`).digest('hex');
  const kept = book.get('key', owner, key);
  if (kept && kept.created > vendor.nowSeconds() - keySeconds) {
    if (kept.print === print) {
      return { status: kept.status, body: kept.body, headers: { 'idempotent-replayed': 'true' } };
    }
    return refusal({
      status: 400,
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  const response = respond(vendor, call);
  const { status, body } = response;
  if (status < 400) {
    book.put('key', owner, {
      id: key,
      object: 'kept_answer',
      created: vendor.nowSeconds(),
      print,
      status,
      body,
    });
  }
  return response;
}

function respond(vendor: PaymentsVendor, call: ApiCall): SimulatedResponse {
  const made = perform(vendor, call);
  return 'status' in made && typeof made.status === 'number' ? refusal(made as ApiError) : json(200, made);
}

function perform(vendor: PaymentsVendor, call: ApiCall): object {
  const { method, path, form, account, origin } = call;
  const { book } = vendor;
  const [, , kind = '', id = '', verb = '', more = ''] = path.split('/');
  switch (`${method} ${kind}`) {
    case 'POST checkout':
      return more === 'expire' ? closeSession(vendor, account, verb) : createSession(vendor, call);
    case 'GET checkout': {
      const paths = expansions(form);
      const whole = (session: object) => expanded(book, account, session, paths);
      if (verb !== '') {
        const session = book.get('session', account, verb);
        const isOfMode = session?.livemode === call.isLive;
        return session && isOfMode
          ? whole(vendor.current(account, session))
          : missing('checkout.session', verb);
      }
      const intent = text(form, 'payment_intent');
      const page = listPage({
        all: book.list('session', account),
        query: form,
        path,
        isMeant: (session) =>
          session.livemode === call.isLive && (intent === null || session.payment_intent === intent),
      });
      return { ...page, data: page.data.map((session) => whole(vendor.current(account, session))) };
    }
    case 'POST refunds':
      return createRefund(vendor, account, form);
    case 'GET refunds':
    case 'GET disputes': {
      const intent = text(form, 'payment_intent');
      return listPage({
        all: book.list(kind === 'refunds' ? 'refund' : 'dispute', account),
        query: form,
        path,
        isMeant: (one) => intent === null || one.payment_intent === intent,
      });
    }
    case 'GET events':
      return listPage({ all: book.list('event', account), query: form, path });
    case 'POST accounts':
      return openAccount(vendor, form);
    case 'GET accounts':
      return readAccount(vendor, id);
    case 'POST account_links':
      return linkAccount(vendor, form, origin);
    default:
      return invalid(`Unrecognized request URL (${method}: ${path}).`, undefined, 404);
  }
}

const refusal = ({ status, ...error }: ApiError): SimulatedResponse => json(status, { error });

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}
