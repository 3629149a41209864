import { randomUUID } from 'node:crypto';
import { takeReserveForm } from '@forecourt/app/checkout/take-reserve-form';
import { findReservation } from '@forecourt/app/checkout/find-reservation';
import { mainRecord, shownRecord } from '@forecourt/app/checkout/pages/shown-record';
import { checkoutStanding } from '@forecourt/app/checkout/pages/shown-reservation';
import { unsent } from '@forecourt/app/leads/take/form-response';
import { canReserve } from '@forecourt/app/shared/can-reserve';
import { checkoutAddress } from '@forecourt/app/shared/reservation-address';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { StartRefusal } from '@forecourt/app/checkout/start-input';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { formSender } from '../form-sender.ts';
import { besideAnswers, formInputOf, formInputSchema } from '../leads/form-input.ts';
import { refusedResponse, writeFormResponse } from '../leads/write-form-response.ts';
import { seeOther } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { askToHold } from './ask-to-hold.ts';
import {
  hear,
  refusedPage,
  showDetails,
  showPay,
  showProcessing,
  showSettled,
  showTakenPage,
  start,
  startAgain,
} from './show-checkout.ts';
import { checkoutRoutePath } from './checkout-route-path.ts';
import { isResponse, readCheckout, type CheckoutRequest } from './checkout-request.ts';

const nothing = z.looseObject({});

/** A payment that was begun so long ago may have been answered meanwhile. */
const askAfterMs = 15_000;
/** From then on the last hold of a car is history, and the page begins anew. */
const shownAfterEndMs = 8 * 24 * 3_600_000;

/** Reserving a car (BUY-1): one address that shows where it stands, and the presses that move it. */
export const checkoutRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: checkoutRoutePath(''),
    summary: 'Reserving a car: where this browser’s reservation of it stands.',
    input: z.looseObject({ step: z.string().max(20).optional() }),
    output: null,
    handle: (deps, request) =>
      withCheckout(deps, request, async (checkout) => ({
        ...(await open(deps, checkout, request.input)),
        // Before the first press: where its answer is lost, the next press is known to be the same buyer's.
        setCookies: [checkout.cookie],
      })),
  }),
  visitorRoute({
    method: 'POST',
    path: checkoutRoutePath('/details'),
    summary: 'Who reserves the car. Takes it, pending its payment.',
    isUrgent: true,
    input: formInputSchema,
    output: null,
    handle: (deps, request) =>
      withCheckout(deps, request, (checkout) => takeDetails(deps, checkout, request)),
  }),
  visitorRoute({
    method: 'POST',
    path: checkoutRoutePath('/hosted'),
    summary: 'Leads to the provider’s own page, for a browser without scripts.',
    input: z.looseObject({ terms: z.string().max(10).optional() }),
    output: null,
    handle: (deps, request) =>
      withCheckout(deps, request, (checkout) =>
        goToHosted(deps, checkout, request.input.terms !== undefined),
      ),
  }),
  visitorRoute({
    method: 'GET',
    path: checkoutRoutePath('/return'),
    summary: 'Where the provider and the bank send the buyer back to: asks the provider itself.',
    input: nothing,
    output: null,
    handle: (deps, request) => withCheckout(deps, request, (checkout) => comeBack(deps, checkout)),
  }),
  visitorRoute({
    method: 'GET',
    path: checkoutRoutePath('/standing'),
    summary: 'How the payment of this browser stands, for a page that waits.',
    input: nothing,
    output: z.object({ standing: z.string() }),
    handle: (deps, request) => withCheckout(deps, request, (checkout) => tellStanding(deps, checkout)),
  }),
  visitorRoute({
    method: 'POST',
    path: checkoutRoutePath('/again'),
    summary: 'Asks the provider once more, with the same key.',
    input: nothing,
    output: null,
    handle: (deps, request) =>
      withCheckout(deps, request, async (checkout) => {
        const { found } = checkout;
        const look = (found && mainRecord(found.payments)?.payment.look) ?? 'hosted';
        const again = found ? await startAgain(deps, checkout, look) : null;
        if (again && !again.ok) return refusedPage(deps, checkout, again.error);
        return seeOther(request, checkoutAddress(checkout.subject.car.slug));
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: checkoutRoutePath('/hold-for-me'),
    summary: 'Asks the yard to hold the car without a payment: a lead.',
    isUrgent: true,
    input: nothing,
    output: null,
    handle: (deps, request) => withCheckout(deps, request, (checkout) => askToHold(deps, checkout)),
  }),
];

async function withCheckout(
  deps: ServerDeps,
  request: VisitorRequest,
  respond: (checkout: CheckoutRequest) => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const read = await readCheckout(deps, request);
  return isResponse(read) ? read : respond(read);
}

/** Where the reservation of this browser stands; without one, the first step. */
async function open(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  { step }: { readonly step?: string | undefined },
): Promise<VisitorResponse> {
  const { request, found } = checkout;
  const { now } = request;
  const state = found?.reservation.state;
  const keepsCar = state === 'pending' || state === 'held' || state === 'completed';
  if (step === 'details' && (state === 'pending' || !keepsCar)) {
    if (state !== 'pending' && !(await isFree(deps, checkout))) return showNotFree(deps, checkout);
    return showDetails(deps, checkout);
  }
  const endedMs = found?.reservation.endedAt?.getTime() ?? null;
  const isRecent = endedMs === null || now.getTime() - endedMs < shownAfterEndMs;
  if (found && (keepsCar || isRecent)) {
    const payment = mainRecord(found.payments)?.payment ?? null;
    const standing = checkoutStanding(shownRecord(found), now);
    if (standing !== 'pay') return (await showSettled(deps, checkout)) ?? showPay(deps, checkout);
    const isOld = payment !== null && now.getTime() - payment.createdAt.getTime() > askAfterMs;
    if (payment && isOld && isOpenPayment(payment)) {
      const { said, settled } = await hear(deps, checkout, payment);
      if (said === 'processing') return showProcessing(deps, checkout, payment);
      if (settled && settled.payment.state !== payment.state) return afresh(deps, checkout);
      if (settled) {
        const payments = [{ ...found.payments[0], ...settled }, ...found.payments.slice(1)];
        return showPay(deps, { ...checkout, found: { ...found, payments } });
      }
    }
    return showPay(deps, checkout);
  }
  return (await isFree(deps, checkout)) ? showDetails(deps, checkout) : showNotFree(deps, checkout);
}

/** Somebody has it; or it cannot be reserved here at all, and its own page says what can be done. */
async function showNotFree(deps: ServerDeps, checkout: CheckoutRequest): Promise<VisitorResponse> {
  const { request, subject } = checkout;
  return subject.car.reserved || canReserve(subject.car, request.context)
    ? showTakenPage(deps, checkout)
    : seeOther(request, subject.carView.href);
}

/** Whether nobody keeps the car, paid or not. */
async function isFree(deps: ServerDeps, { request, subject }: CheckoutRequest): Promise<boolean> {
  const { context, now } = request;
  if (!canReserve(subject.car, context)) return false;
  const keeping = await deps.store.run(context.scope, ({ reservations }) =>
    reservations.findKeeping(subject.car.id),
  );
  return keeping === null || keeping.expiresAt <= now;
}

/** The same address, read anew. */
async function afresh(deps: ServerDeps, checkout: CheckoutRequest): Promise<VisitorResponse> {
  const { request, subject, holder, visitor } = checkout;
  const claim = { holder, visitorId: visitor?.visitorId ?? null, carId: subject.car.id };
  const found = await findReservation(deps, request.context, claim);
  const shown = found && (await showSettled(deps, { ...checkout, found }));
  return shown ?? showPay(deps, { ...checkout, found });
}

const refusals: Readonly<Record<Extract<StartRefusal, 'too_many' | 'no_account'>, string>> = {
  too_many:
    'You’re holding as many as we can keep for one person, or have tried very often. Let one go first, or give us a call.',
  no_account:
    'We can’t take a deposit online for this one right now, and nothing was charged. Please give us a call.',
};

async function takeDetails(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  request: VisitorRequest<z.infer<typeof formInputSchema>>,
): Promise<VisitorResponse> {
  const { context, input, isHtmlForm } = request;
  const { subject, holder, cookie, found } = checkout;
  const key = input.idempotency_key ?? randomUUID();
  const sender = formSender(deps, request);
  const setCookies = [sender.cookie, cookie];
  const saved = await takeReserveForm({ ...deps, randomId: randomUUID }, context, {
    ...(await formInputOf(request, key)),
    carId: subject.car.id,
    holder,
  });
  const refuse = async (problems: readonly FormProblem[]) => ({
    ...(isHtmlForm
      ? await showDetails(deps, checkout, { entries: entriesOf(input), problems, key })
      : refusedResponse({ reason: 'problems', problems })),
    setCookies,
  });
  if (!saved.ok) {
    const { error } = saved;
    return refuse(typeof error === 'string' ? [{ field: null, message: refusals.too_many }] : error);
  }
  const { details, leadId } = saved.value;
  const isPending = found?.reservation.state === 'pending';
  const started = await start(deps, checkout, { details, leadId, look: isHtmlForm ? 'hosted' : 'fields' });
  const page = checkoutAddress(subject.car.slug);
  if (started.ok && isPending) await changeDetails(deps, checkout, started.value.reservation.id, details);
  if (!started.ok && (started.error === 'too_many' || started.error === 'no_account')) {
    return refuse([{ field: null, message: refusals[started.error] }]);
  }
  // Taken, or without an answer: the page itself says so.
  if (isHtmlForm) return { ...seeOther(request, page), setCookies };
  return { ...writeFormResponse(200, { ...unsent, next_page: page }), setCookies };
}

function entriesOf(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' && !besideAnswers.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** What was typed anew while the car is kept. */
async function changeDetails(
  deps: ServerDeps,
  { request }: CheckoutRequest,
  id: NonNullable<CheckoutRequest['found']>['reservation']['id'],
  { firstName, lastName, email, phone, postcode }: Parameters<typeof start>[2]['details'],
): Promise<void> {
  await deps.store.run(request.context.scope, async ({ reservations }) => {
    const locked = await reservations.lock(id);
    if (locked?.reservation.state !== 'pending') return;
    const name = `${firstName} ${lastName}`.trim();
    await reservations.save(
      { ...locked.reservation, name, email, phone, postcode },
      await reservations.clock(),
    );
  });
}

async function goToHosted(
  deps: ServerDeps,
  checkout: CheckoutRequest,
  isTicked: boolean,
): Promise<VisitorResponse> {
  const { request, subject, found } = checkout;
  if (found?.reservation.state !== 'pending') return seeOther(request, checkoutAddress(subject.car.slug));
  if (!isTicked) return showPay(deps, checkout, { hasUnticked: true });
  const started = await startAgain(deps, checkout, 'hosted');
  if (!started.ok) return refusedPage(deps, checkout, started.error);
  const { hostedUrl } = started.value;
  // It was paid meanwhile.
  if (hostedUrl === null) return seeOther(request, checkoutAddress(subject.car.slug));
  return { status: 303, headers: { location: hostedUrl }, body: '' };
}

async function comeBack(deps: ServerDeps, checkout: CheckoutRequest): Promise<VisitorResponse> {
  const { request, subject, found } = checkout;
  const payment = found && (mainRecord(found.payments)?.payment ?? null);
  const page = checkoutAddress(subject.car.slug);
  if (!payment || !isOpenPayment(payment)) return seeOther(request, page);
  const { said } = await hear(deps, checkout, payment);
  const isOpen = said === 'processing' || said === 'no_answer';
  return isOpen ? showProcessing(deps, checkout, payment) : seeOther(request, page);
}

async function tellStanding(deps: ServerDeps, checkout: CheckoutRequest): Promise<VisitorResponse> {
  const { request, found } = checkout;
  const payment = found && (mainRecord(found.payments)?.payment ?? null);
  if (!found || !payment) return json(200, JSON.stringify({ standing: 'none' }));
  const { said } = isOpenPayment(payment) ? await hear(deps, checkout, payment) : { said: null };
  const isBeingConfirmed = said === 'processing' || said === 'no_answer';
  const standing = isBeingConfirmed ? 'processing' : checkoutStanding(shownRecord(found), request.now);
  return json(200, JSON.stringify({ standing }));
}
