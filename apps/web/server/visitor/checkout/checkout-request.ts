import { findReservation } from '@forecourt/app/checkout/find-reservation';
import { openReservationLink } from '@forecourt/app/checkout/reservation-link';
import { findSubject } from '@forecourt/app/checkout/pages/find-subject';
import type { CheckoutSubject } from '@forecourt/app/checkout/pages/checkout-subject';
import type { ReservationWithPayments } from '@forecourt/app/ports/checkout/reservation-store.port';
import { enterRoute } from '@forecourt/domain/accounts/guarded-route';
import type { ReservationId } from '@forecourt/domain/core/ids';
import { makeNotFound } from '../../pages/make-page.ts';
import type { PaymentPorts, ServerDeps } from '../../server-deps.ts';
import { holderCookie } from '../visitor-cookies.ts';
import { seeOther } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';

/** As long as the longest hold, and its refund. */
const rememberedSeconds = 60 * 24 * 3_600;

/** A request about reserving one car. */
export interface CheckoutRequest {
  readonly request: VisitorRequest;
  readonly ports: PaymentPorts;
  readonly subject: CheckoutSubject;
  /** The secret of this browser, and the cookie that keeps it. */
  readonly holder: string;
  readonly cookie: string;
  /** What this browser or visitor has of the car. */
  readonly found: ReservationWithPayments | null;
  readonly visitor: Awaited<ReturnType<VisitorRequest['signedIn']>>;
}

/** Reads who asks about which car; the response instead where there is nothing to reserve, or nobody may yet. */
export async function readCheckout(
  deps: ServerDeps,
  request: VisitorRequest,
): Promise<CheckoutRequest | VisitorResponse> {
  const { context, params, now, readCookie, isHttps, path, representation } = request;
  const { payments: ports } = deps;
  const wanted = { slug: params['slug'] ?? '' };
  const subject = ports && (await findSubject(deps, context, wanted, now));
  if (!ports || !subject) return (await makeNotFound(deps, request, representation)).response;
  const visitor = await request.signedIn();
  const entry = enterRoute(
    {
      guard: 'checkout',
      address: path.replace(/\/checkout\/.*$/, '/checkout'),
      from: subject.carView.href,
      visitor: visitor ? 'signedIn' : 'signedOut',
    },
    context.settings.accounts,
  );
  if (entry.kind === 'signIn') return seeOther(request, entry.href);
  const holder = readCookie(holderCookie) ?? deps.tokens.make();
  const cookie = holderCookie.write(holder, { isHttps, seconds: rememberedSeconds });
  const claim = { holder, visitorId: visitor?.visitorId ?? null, carId: subject.car.id };
  const found = await findReservation(deps, context, claim);
  return { request, ports, subject, holder, cookie, found, visitor };
}

export const isResponse = (read: CheckoutRequest | VisitorResponse): read is VisitorResponse =>
  'status' in read;

/** The secret in the link of a reservation; empty where its person was erased. */
export async function linkOf(
  { store, codeKeys }: Pick<ServerDeps, 'store' | 'codeKeys'>,
  { context }: Pick<VisitorRequest, 'context'>,
  id: ReservationId,
): Promise<string> {
  const sealed = await store.run(context.scope, ({ reservations }) => reservations.findLink(id));
  return (sealed !== null && openReservationLink(codeKeys, context.site.id, sealed)) || '';
}
