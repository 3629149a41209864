import { formatDollars } from '@forecourt/domain/core/money';
import { addExactHours, dateIn } from '@forecourt/domain/core/zoned-time';
import { weekdayInWords } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, momentWords, wallTime } from '@forecourt/domain/locations/moment-words';
import { carFormPath, carTradeInPath } from '@forecourt/domain/site/car-paths';
import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { ClockStepView } from '../../leads/pages/receipt-page.view.ts';
import { isAnswered } from '../../shared/site-pages.ts';
import { driveAddress } from '../../shared/drive-address.ts';
import { reservationAddress } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { financeHref } from '../../stock/card/card-button.view.ts';
import { reservationPage, type ReservationPage } from './checkout-pages.ts';
import { zoneWords, type CheckoutSubject } from './checkout-subject.ts';
import { exactDollars } from './money-words.ts';
import { refundWords } from '../../shared/refund-words.ts';
import { receiptLines } from './money-notes.ts';
import type { CheckoutLink } from './checkout-page.view.ts';
import type { ShownReservation } from './shown-reservation.ts';

export interface ShownHeld {
  readonly reservation: ShownReservation;
  readonly holdHours: number;
  readonly refundPercent: number;
  readonly link: string;
  /** Who calls by when: Amir from Harbourside will call you. */
  readonly answer: { readonly due: Date; readonly who: string } | null;
  readonly openText: string | null;
  /** The browser that reserved is told a name; a link is passed on. */
  readonly isOwner: boolean;
  readonly notice: string | null;
  readonly now: Date;
}

/** Held (BUY-1): until when, what happens next, the receipt, and the way out. */
export function heldPage(context: SiteContext, subject: CheckoutSubject, shown: ShownHeld): ReservationPage {
  const { reservation, holdHours, refundPercent, link, isOwner, notice, now } = shown;
  const { car, carView, short, dealer, place, zone } = subject;
  const { amountCents, expiresAt, payment, firstName, email } = reservation;
  const paidAt = payment?.paidAt ?? addExactHours(expiresAt, -holdHours);
  const name = isOwner && firstName !== null ? `Held, ${firstName}.` : 'Held.';
  const refund = refundWords(amountCents, { refundPercent });
  return reservationPage(context, {
    state: 'held',
    tone: `${exactDollars(payment?.capturedCents ?? amountCents)} paid at ${clockWords(wallTime(paidAt, zone))}`,
    heading: `${name} Nobody else can have the ${short}.`,
    text: context.settings.checkout.afterReserveText,
    steps: stepsOf(subject, shown, paidAt),
    ways: waysOf(context, subject),
    until: {
      when: longMoment(expiresAt, zone),
      clock: zoneWords(zone),
      startsAtMs: paidAt.getTime(),
      endsAtMs: expiresAt.getTime(),
      nowMs: now.getTime(),
    },
    car: carView,
    moreTime: { text: 'Ask for more time', href: carFormPath(car.slug, 'enquire') },
    letGo: {
      text: refund.cents === 0 ? 'Let it go' : 'Let it go, refund me',
      href: reservationAddress(link, '/let-go'),
    },
    receipt: {
      heading: 'Receipt',
      lines: receiptLines({
        reservation,
        dealer,
        place,
        carName: fullCarName(car),
        refundPercent,
        zone,
      }),
      note: null,
      pdf: { text: 'PDF', href: reservationAddress(link, '/receipt.pdf') },
      sendAgain:
        email === null
          ? null
          : { action: reservationAddress(link, '/send-again'), text: 'Send again', notice },
    },
  });
}

function stepsOf(
  { zone }: CheckoutSubject,
  { reservation, refundPercent, answer, openText, isOwner, now }: ShownHeld,
  paidAt: Date,
): readonly ClockStepView[] {
  const { amountCents, expiresAt } = reservation;
  const amount = formatDollars(amountCents);
  const refund = refundWords(amountCents, { refundPercent });
  const ends = `${weekdayInWords(dateIn(expiresAt, zone))} ${clockWords(wallTime(expiresAt, zone))}`;
  return [
    {
      state: 'done',
      title: `${momentWords(paidAt, now, zone)}, paid and held`,
      text: sentWords(reservation, isOwner),
    },
    ...(answer === null || answer.due < paidAt
      ? []
      : [
          {
            state: 'next' as const,
            title: `By ${momentWords(answer.due, now, zone)}, we’ll call you`,
            text: [`${answer.who} will ring you.`, openText].filter(Boolean).join(' '),
          },
        ]),
    {
      state: 'later',
      title: `Any time before ${ends}`,
      text: 'Drive it, buy it, add your trade-in, or let it go.',
    },
    {
      state: 'later',
      title: longMoment(expiresAt, zone),
      text: refund.isWhole
        ? `If we hear nothing, it goes back on sale and your ${amount} goes back to you.`
        : `If we hear nothing, it goes back on sale. ${refund.sentence}.`,
    },
  ];
}

/** Where the receipt went; an address is told to its owner alone. */
function sentWords({ email, phone }: ShownReservation, isOwner: boolean): string | null {
  if (email === null) return null;
  const texted = parsePhone(phone ?? '')?.kind === 'mobile' ? ', and sent a text' : '';
  return `We’ve emailed the receipt${isOwner ? ` to ${email}` : ''}${texted}.`;
}

function waysOf({ settings }: SiteContext, { car }: CheckoutSubject): readonly CheckoutLink[] {
  return [
    { text: 'Book the visit', href: driveAddress({ settings }, 'times', { car: car.slug }) },
    ...(settings.tradeIn.takesTradeIns ? [{ text: 'Add a trade-in', href: carTradeInPath(car.id) }] : []),
    ...(isAnswered('finance') ? [{ text: 'Work out finance', href: financeHref(car, settings) }] : []),
  ];
}
