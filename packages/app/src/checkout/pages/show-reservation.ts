import { isReservable } from '@forecourt/domain/checkout/reservable';
import { whoAnswers } from '../../leads/pages/receipt-of-form.ts';
import { responseDueAt } from '../../leads/record/lead-location.ts';
import type { ReservationWithPayments } from '../../ports/checkout/reservation-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { ReservationPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import {
  boughtPage,
  expiredPage,
  keptPage,
  mismatchedPage,
  returnedPage,
  returningPage,
  type ShownEnded,
} from './ended-views.ts';
import { heldPage } from './held-view.ts';
import { refundWords } from '../../shared/refund-words.ts';
import { shownRecord } from './shown-record.ts';
import { checkoutStanding, type CheckoutStanding } from './shown-reservation.ts';

export interface ReservationToShow {
  readonly found: ReservationWithPayments;
  /** The secret of its link. */
  readonly link: string;
  /** The browser that reserved, or whoever signed in for it: a link is passed on. */
  readonly isOwner: boolean;
  readonly notice?: string | null;
  readonly now: Date;
}

/** States that have a page of their own, whoever opens it; the others are on the way to pay. */
export type SettledStanding = Exclude<CheckoutStanding, 'pay' | 'processing'>;

/** The page of a reservation as it stands; null while it is being paid. */
export function showReservation(
  context: SiteContext,
  subject: CheckoutSubject,
  { found, link, isOwner, notice = null, now }: ReservationToShow,
): ReservationPage | null {
  const { holdHours, refundPercent } = found.reservation;
  const reservation = shownRecord(found);
  const standing = checkoutStanding(reservation, now);
  if (standing === 'pay' || standing === 'processing') return null;
  const who = whoAnswers(context, subject.location);
  if (standing === 'held') {
    const since = reservation.payment?.paidAt ?? reservation.startedAt;
    const due = responseDueAt(subject.location, context, since, context.settings.leads);
    return heldPage(context, subject, {
      reservation,
      holdHours,
      refundPercent,
      link,
      answer: { due, who },
      openText: null,
      isOwner,
      notice,
      now,
    });
  }
  const ended: ShownEnded = {
    reservation,
    holdHours,
    refundPercent,
    paymentMinutes: context.settings.checkout.paymentMinutes,
    link,
    isFree: isReservable(subject.car, context.settings),
    who,
  };
  const keeps = !reservation.refund && refundWords(reservation.amountCents, { refundPercent }).cents === 0;
  const pages: Readonly<Record<Exclude<SettledStanding, 'held'>, () => ReservationPage>> = {
    unpaid: () => expiredPage(context, subject, ended, false),
    expired: () => (keeps ? keptPage(context, subject, ended) : expiredPage(context, subject, ended, true)),
    returning: () =>
      keeps
        ? keptPage(context, subject, ended)
        : returningPage(context, subject, ended, { isTrouble: false }),
    not_returned: () => returningPage(context, subject, ended, { isTrouble: true }),
    returned: () => returnedPage(context, subject, ended),
    mismatched: () => mismatchedPage(context, subject, ended),
    bought: () => boughtPage(context, subject, ended),
  };
  return pages[standing]();
}
