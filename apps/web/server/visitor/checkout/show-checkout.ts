import { randomUUID } from 'node:crypto';
import { leadIdAt } from '@forecourt/app/leads/record/lead-id';
import { hearPayment } from '@forecourt/app/checkout/hear-payment';
import { startReservation } from '@forecourt/app/checkout/start-reservation';
import type { StartInput, StartRefusal } from '@forecourt/app/checkout/start-input';
import { detailsPage } from '@forecourt/app/checkout/pages/details-view';
import { payPage } from '@forecourt/app/checkout/pages/pay-view';
import { noAnswerPage, processingPage } from '@forecourt/app/checkout/pages/waiting-views';
import { mainRecord } from '@forecourt/app/checkout/pages/shown-record';
import { showReservation } from '@forecourt/app/checkout/pages/show-reservation';
import { showTaken } from '@forecourt/app/checkout/pages/show-taken';
import { whoAnswers } from '@forecourt/app/leads/pages/receipt-of-form';
import type { FormEntries } from '@forecourt/app/leads/pages/lead-form.view';
import { responseDueAt } from '@forecourt/app/leads/record/lead-location';
import { checkoutAddress } from '@forecourt/app/shared/reservation-address';
import { phoneWords } from '@forecourt/domain/contact/phone-words';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { Payment } from '@forecourt/domain/checkout/payment';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ServerDeps } from '../../server-deps.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import type { VisitorResponse } from '../visitor-route.ts';
import { linkOf, type CheckoutRequest } from './checkout-request.ts';

/** The first step, with what is known of who asks. */
export function showDetails(
  deps: ServerDeps,
  { request, subject, found, visitor }: CheckoutRequest,
  sent?: { readonly entries: FormEntries; readonly problems: readonly FormProblem[]; readonly key: string },
): Promise<VisitorResponse> {
  const known = found?.reservation ?? null;
  const [first = '', ...rest] = (known?.name ?? '').split(' ');
  const phone = known?.phone ?? visitor?.phone ?? null;
  const entries = {
    name: first,
    last_name: rest.join(' '),
    email: known?.email ?? '',
    phone: phone === null ? '' : phoneWords(phone),
    postcode: known?.postcode ?? '',
  };
  const form = sent ?? { entries, problems: [], key: randomUUID() };
  return visitorPage(deps, request, detailsPage(request.context, subject, form));
}

/** Begins to pay, or goes on with it. */
export function start(
  deps: ServerDeps,
  { request, ports, subject, holder, visitor }: CheckoutRequest,
  wanted: Pick<StartInput, 'details' | 'leadId' | 'look'>,
): ReturnType<typeof startReservation> {
  const { context, origin, clientIp } = request;
  const { reserveTerms } = context.settings.checkout;
  return startReservation(
    { ...deps, provider: ports.provider, newId: () => leadIdAt(new Date(), randomUUID()) },
    context,
    {
      ...wanted,
      car: subject.car,
      visitorId: visitor?.visitorId ?? null,
      holder,
      returnUrl: `${origin}${checkoutAddress(subject.car.slug, '/return')}`,
      termsVersion:
        reserveTerms.trim() === '' ? null : Buffer.from(deps.tokens.hash(reserveTerms)).toString('hex'),
      network: clientNetwork(clientIp),
    },
  );
}

/** With what its buyer gave before. */
export function startAgain(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  look: Payment['look'],
): ReturnType<typeof startReservation> {
  const { name, email, phone, postcode, leadId } = checkout.found?.reservation ?? {
    name: '',
    email: '',
    phone: '',
    postcode: '',
    leadId: null,
  };
  const [firstName = '', ...rest] = (name ?? '').split(' ');
  const details = {
    firstName,
    lastName: rest.join(' '),
    email: email ?? '',
    phone: phone ?? '',
    postcode: postcode ?? '',
  };
  return start(deps, checkout, { details, leadId, look });
}

type Started = Awaited<ReturnType<typeof startReservation>>;

/** Check it, then pay. */
export async function showPay(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  { hasUnticked = false }: { readonly hasUnticked?: boolean } = {},
): Promise<VisitorResponse> {
  const { request, ports, subject, found } = checkout;
  const { context, now, origin } = request;
  const record = found && mainRecord(found.payments);
  const started = await sessionOf(deps, checkout, record?.payment ?? null);
  if (!started.ok) return refusedPage(deps, checkout, started.error);
  const { reservation, payment, clientSecret } = started.value;
  if (reservation.state !== 'pending') return seeOther(request, checkoutAddress(subject.car.slug));
  const sent = await deps.store.run(context.scope, ({ payments }) => payments.findStart(payment.id));
  const page = payPage(context, subject, {
    amountCents: reservation.amountCents,
    holdHours: reservation.holdHours,
    refundPercent: reservation.refundPercent,
    priceCents: reservation.priceCents,
    expiresAt: reservation.expiresAt,
    decline: payment.declinedAt === null ? null : { code: payment.declineCode },
    descriptor: sent?.request.descriptor ?? null,
    fields:
      clientSecret === null || payment.accountRef === null
        ? null
        : {
            scriptUrl: ports.scriptUrl,
            publishableKey: ports.publishableKey,
            account: payment.accountRef,
            clientSecret,
            returnUrl: `${origin}${checkoutAddress(subject.car.slug, '/return')}`,
          },
    hasUnticked,
    now,
  });
  return visitorPage(deps, request, page);
}

/** The session of an open payment as it was kept; without one it is begun. */
async function sessionOf(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  payment: Payment | null,
): Promise<Started> {
  const { request, found } = checkout;
  if (found && payment && isOpenPayment(payment)) {
    const session = await deps.store.run(request.context.scope, ({ payments }) =>
      payments.findStart(payment.id),
    );
    if (session?.started) {
      const { clientSecret, hostedUrl } = session.started;
      return { ok: true, value: { reservation: found.reservation, payment, clientSecret, hostedUrl } };
    }
  }
  return startAgain(deps, checkout, payment?.look ?? 'fields');
}

/** What a press came to that began no payment. */
export async function refusedPage(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  refusal: StartRefusal,
): Promise<VisitorResponse> {
  const { request, subject, found } = checkout;
  const { context, now } = request;
  if (refusal === 'taken' || refusal === 'not_reservable') return showTakenPage(deps, checkout);
  const { location, zone } = subject;
  const due = responseDueAt(location, context, now, context.settings.leads);
  const isWaiting = found?.reservation.state === 'pending' && found.reservation.expiresAt > now;
  const page = noAnswerPage(context, subject, {
    holdsUntil: isWaiting ? found.reservation.expiresAt : null,
    hasDetails: found !== null,
    answer: `${whoAnswers(context, location)} will answer by ${momentWords(due, now, zone)}.`,
  });
  return visitorPage(deps, request, page);
}

/** Somebody else has it. */
export async function showTakenPage(
  deps: ServerDeps,
  { request, subject }: CheckoutRequest,
): Promise<VisitorResponse> {
  const { context, now } = request;
  const keeping = await deps.store.run(context.scope, ({ reservations }) =>
    reservations.findKeeping(subject.car.id),
  );
  const until = keeping?.state === 'held' ? keeping.expiresAt : null;
  return visitorPage(deps, request, await showTaken(deps, context, subject, { until, now }));
}

/** The bank is being asked, or nobody knows yet. */
export function showProcessing(
  deps: ServerDeps,
  { request, subject, found }: CheckoutRequest,
  payment: Payment,
): Promise<VisitorResponse> {
  const page = processingPage(request.context, subject, {
    amountCents: found?.reservation.amountCents ?? payment.amountCents,
    paymentId: payment.id,
    since: request.now,
  });
  return visitorPage(deps, request, page);
}

/** The page of a reservation that is held, or has ended; null while it is being paid. */
export async function showSettled(
  deps: ServerDeps,
  { request, subject, found }: CheckoutRequest,
): Promise<VisitorResponse | null> {
  if (!found) return null;
  const { context, now } = request;
  const link = await linkOf(deps, request, found.reservation.id);
  const page = showReservation(context, subject, { found, link, isOwner: true, now });
  return page && visitorPage(deps, request, page);
}

/** How a payment stands by the provider's own word. */
export function hear(
  deps: ServerDeps,
  { request, ports }: CheckoutRequest,
  payment: Payment,
): ReturnType<typeof hearPayment> {
  return hearPayment({ ...deps, provider: ports.provider }, request.context.scope, payment.id);
}
