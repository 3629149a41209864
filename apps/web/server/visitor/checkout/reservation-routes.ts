import { findReservation } from '@forecourt/app/checkout/find-reservation';
import { letGo } from '@forecourt/app/checkout/let-go';
import { letGoPage, letGoReasons } from '@forecourt/app/checkout/pages/let-go-view';
import { findSubject } from '@forecourt/app/checkout/pages/find-subject';
import type { CheckoutSubject } from '@forecourt/app/checkout/pages/checkout-subject';
import { moneySheet } from '@forecourt/app/checkout/pages/money-sheet';
import { showReservation } from '@forecourt/app/checkout/pages/show-reservation';
import { shownRecord } from '@forecourt/app/checkout/pages/shown-record';
import { tellReservationJob } from '@forecourt/app/checkout/tell-reservation.job';
import type { ReservationWithPayments } from '@forecourt/app/ports/checkout/reservation-store.port';
import { TooManySheets } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { checkoutAddress, reservationAddress } from '@forecourt/app/shared/reservation-address';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { plainPage } from '@forecourt/server/http/plain-page';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { holderCookie } from '../visitor-cookies.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';

/** Nobody guesses a secret of 32 bytes; whoever tries all the same costs little. */
const anHour = { limit: 240, windowSeconds: 3_600 };
const mails = { limit: 3, windowSeconds: 3_600 };
const shape = /^[\w-]{43}$/;
/** The address is the secret: no page that it leads to is told of it. */
const unreferred = { 'referrer-policy': 'no-referrer' };
const nothing = z.looseObject({});

interface Linked {
  readonly link: string;
  readonly found: ReservationWithPayments;
  readonly subject: CheckoutSubject;
}

/** Whether this browser made the reservation: whoever has only its link is not called by the buyer's name. */
async function isOwnerOf(
  deps: ServerDeps,
  { context, readCookie }: VisitorRequest,
  { reservation: { id, carId } }: ReservationWithPayments,
): Promise<boolean> {
  const holder = readCookie(holderCookie);
  if (holder === null) return false;
  const own = await findReservation(deps, context, { holder, visitorId: null, carId });
  return own?.reservation.id === id;
}

/** A reservation by its own link (BUY-6): from the mail, or on another device. */
export const reservationRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: reservationAddress('{link}'),
    summary: 'A reservation, its receipt and its refund, for whoever has its link.',
    input: z.looseObject({ sent: z.string().max(10).optional() }),
    output: null,
    handle: (deps, request) =>
      withLink(deps, request, async ({ link, found, subject }) => {
        const { context, input, now } = request;
        const notice = input.sent === undefined ? null : 'We’re sending the receipt again.';
        const isOwner = await isOwnerOf(deps, request, found);
        const page = showReservation(context, subject, { found, link, isOwner, notice, now });
        // It is still being paid, in the browser that began it.
        return page ? visitorPage(deps, request, page) : seeOther(request, checkoutAddress(subject.car.slug));
      }),
  }),
  visitorRoute({
    method: 'GET',
    path: reservationAddress('{link}', '/let-go'),
    summary: 'Asks once whether to let a held car go.',
    input: nothing,
    output: null,
    handle: (deps, request) =>
      withLink(deps, request, async ({ link, found, subject }) => {
        if (found.reservation.state !== 'held') return seeOther(request, reservationAddress(link));
        const { refundPercent } = found.reservation;
        const shown = { reservation: shownRecord(found), refundPercent, link };
        return visitorPage(deps, request, letGoPage(request.context, subject, shown));
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: reservationAddress('{link}', '/let-go'),
    summary: 'Lets a held car go; the deposit goes back. Once.',
    isUrgent: true,
    input: z.looseObject({ why: z.enum(letGoReasons).optional().catch(undefined) }),
    output: null,
    handle: (deps, request) =>
      withLink(deps, request, async ({ link, found, subject }) => {
        const { payments } = deps;
        const { context, input, now } = request;
        const ended = payments && (await letGo({ ...deps, provider: payments.provider }, context, { link }));
        if (ended?.ok && input.why !== undefined)
          await keepWhy(deps, request, { found, subject, why: input.why, now });
        return seeOther(request, reservationAddress(link));
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: reservationAddress('{link}', '/send-again'),
    summary: 'Mails the receipt once more, to the address that was given.',
    input: nothing,
    output: null,
    handle: (deps, request) =>
      withLink(deps, request, async ({ link, found }) => {
        const { id: reservationId, state } = found.reservation;
        const waits = await deps.limiter.take('receipts of reservation', reservationId, mails);
        if (waits === 0 && state === 'held') {
          await deps.store.run(request.context.scope, ({ jobs }) =>
            jobs.enqueue(tellReservationJob, { reservationId, about: 'held' }, {}),
          );
        }
        return seeOther(request, `${reservationAddress(link)}?sent=yes`);
      }),
  }),
  pdfRoute('receipt'),
  pdfRoute('refund'),
];

/** Why somebody let a car go, for the dealer's reports: of the car and of nobody. */
function keepWhy(
  { store }: Pick<ServerDeps, 'store'>,
  { context }: Pick<VisitorRequest, 'context'>,
  {
    found,
    subject,
    why,
    now,
  }: Pick<Linked, 'found' | 'subject'> & { readonly why: string; readonly now: Date },
): Promise<void> {
  const { dealershipId } = found.reservation;
  const event = {
    kind: 'let-go',
    eventId: null,
    dealershipId,
    carId: subject.car.id,
    visitorId: null,
    path: null,
    details: { why },
    at: now,
  };
  // The car is let go and the refund written down, whatever becomes of a report.
  return store.run(context.scope, ({ analytics }) => analytics.append([event])).catch(() => undefined);
}

/** A receipt or a refund on paper. */
function pdfRoute(note: 'receipt' | 'refund'): VisitorRoute {
  return visitorRoute({
    method: 'GET',
    path: reservationAddress('{link}', `/${note}.pdf`),
    summary: `The ${note} of a reservation as a PDF.`,
    input: nothing,
    output: null,
    mediaType: 'application/pdf',
    handle: (deps, request) =>
      withLink(deps, request, async ({ link, found, subject }) => {
        const { context, origin, now } = request;
        const sheet = moneySheet(context, subject, {
          note,
          reservation: shownRecord(found),
          refundPercent: found.reservation.refundPercent,
          url: `${origin}${reservationAddress(link)}`,
          fonts: deps.noteSheets.fontsOf(context.settings.theme),
          now,
        });
        if (!sheet) return noSuchPage(request, `There is no ${note} yet.`);
        try {
          const bytes = await deps.noteSheets.sheets.write(async () => sheet, context.site.id);
          return pdfFile(Buffer.from(bytes), note);
        } catch (error) {
          if (error instanceof TooManySheets) {
            return plainPage(503, 'We’re busy right now. Please try again in a moment.', {
              'retry-after': '5',
            });
          }
          throw error;
        }
      }),
  });
}

function pdfFile(body: Buffer, note: string): VisitorResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${note}.pdf"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
    body,
  };
}

/** Of nobody, of another site or erased: all are told the same. */
async function withLink(
  deps: ServerDeps,
  request: VisitorRequest,
  respond: (linked: Linked) => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const { context, clientIp, params, now } = request;
  const waits = await deps.limiter.take('reservation links of network', clientNetwork(clientIp), anHour);
  if (waits > 0) {
    const words = 'That’s a lot of tries in a short time. Please try again later.';
    return plainPage(429, words, { 'retry-after': String(waits) });
  }
  const link = params['link'] ?? '';
  const found = shape.test(link) ? await findReservation(deps, context, { link }) : null;
  const subject = found && (await findSubject(deps, context, { id: found.reservation.carId }, now));
  const response =
    found && subject
      ? await respond({ link, found, subject })
      : noSuchPage(request, 'There is nothing under this address. Please look at the link once more.');
  return { ...response, headers: { ...response.headers, ...unreferred } };
}
