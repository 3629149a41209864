import { formatDollars } from '@forecourt/domain/core/money';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { longDay, shortDay, weekdayInWords } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, shortMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { carFormPath, carPath } from '@forecourt/domain/site/car-paths';
import { checkoutDetailsAddress, reservationAddress } from '../../shared/reservation-address.ts';
import { refundWords } from '../../shared/refund-words.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { similarSearch } from '../../stock/card/card-button.view.ts';
import { reservationPage, type ReservationPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { bookedBy, bookedByWords, refundLines, type NotedMoney } from './money-notes.ts';
import { backToWords, exactDollars, paidByWords } from './money-words.ts';
import type { EndedView } from './reservation-page.view.ts';
import type { ShownReservation } from './shown-reservation.ts';

export interface ShownEnded {
  readonly reservation: ShownReservation;
  readonly holdHours: number;
  readonly refundPercent: number;
  readonly paymentMinutes: number;
  readonly link: string;
  /** Whether the car can be reserved again now. */
  readonly isFree: boolean;
  /** Who calls where a card takes no money. */
  readonly who: string;
}

const bankDays = 'Most banks take 3 to 5 business days';

function noted({ car, dealer, place, zone }: CheckoutSubject, shown: ShownEnded): NotedMoney {
  const { reservation, refundPercent } = shown;
  return { reservation, dealer, place, carName: fullCarName(car), refundPercent, zone };
}

/** The hold was let go: where the money is, until the provider confirms it (BUY-6). */
export function returningPage(
  context: SiteContext,
  subject: CheckoutSubject,
  shown: ShownEnded,
  { isTrouble }: { readonly isTrouble: boolean },
): ReservationPage {
  const { reservation, link, isFree, who } = shown;
  const { car, short, zone } = subject;
  const { payment, refund, endedAt, endedReason } = reservation;
  const ended = endedAt ?? reservation.expiresAt;
  const endedWords = `${weekdayInWords(dateIn(ended, zone))} ${clockWords(wallTime(ended, zone))}`;
  const amount = formatDollars(refund?.amountCents ?? reservation.amountCents);
  const to = backToWords(payment?.paidBy ?? null);
  const isWhole = refund?.amountCents === payment?.capturedCents;
  const byBuyer = endedReason === null || endedReason === 'let_go';
  return reservationPage(context, {
    state: 'returning',
    isTrouble,
    tone: byBuyer ? `Hold ended by you, ${endedWords}` : `Hold ended ${endedWords}`,
    heading: isTrouble
      ? `We could not return your ${amount} to that card.`
      : `${amount} is going back to ${to}.`,
    text: isTrouble
      ? `The bank sent it back to us. ${who} will call you to return it another way. We only ask for bank details by phone, never by email or text.`
      : `${isWhole ? 'All of it. ' : ''}You don’t need to do anything${isFree ? `, and the ${short} is back on sale` : ''}.`,
    steps: isTrouble
      ? []
      : [
          {
            state: 'done',
            title: byBuyer ? `${endedWords}, you let it go` : `${endedWords}, the hold ended`,
            text: 'The hold ended at that moment.',
          },
          {
            state: 'next',
            title: `Refund of ${exactDollars(refund?.amountCents ?? 0)}, with our payment provider`,
            text: 'Usually within minutes. If their service is down we keep trying, and email you when it’s through.',
          },
          {
            state: 'later',
            title: 'Your bank books it',
            text: refund ? `By ${bookedByWords(refund, zone)} at the latest. ${bankDays}.` : `${bankDays}.`,
          },
        ],
    ways: [
      {
        text: `Show me similar ${vehicleNoun(2, context.settings.stock)}`,
        href: similarSearch(car, context.settings),
      },
    ],
    refund: {
      heading: 'Refund',
      lines: refundLines(noted(subject, shown)),
      note:
        refund && !isTrouble
          ? `Card closed since? The bank passes it on to your new one. Call us if it hasn’t arrived by ${longDay(bookedBy(refund, zone))}.`
          : null,
      pdf: refund ? { text: 'PDF', href: reservationAddress(link, '/refund.pdf') } : null,
      sendAgain: null,
    },
  });
}

/** Money is back where it came from (BUY-6). */
export function returnedPage(
  context: SiteContext,
  subject: CheckoutSubject,
  shown: ShownEnded,
): ReservationPage {
  const { reservation, link } = shown;
  const { zone } = subject;
  const { payment, refund } = reservation;
  const day = refund ? longDay(dateIn(refund.changedAt, zone)) : '';
  const isWhole = refund?.amountCents === payment?.capturedCents;
  const to = payment?.paidBy?.kind === 'card' || !payment?.paidBy ? 'your card' : 'your account';
  return reservationPage(context, {
    state: 'ended',
    tone: { text: isWhole ? 'Refunded in full' : 'Refunded', look: 'good' },
    heading: `${exactDollars(refund?.amountCents ?? 0)} went back to ${to} on ${day}.`,
    text: refund
      ? `${bankDays.replace('take', 'show it within')}. If yours hasn’t by ${bookedByWords(refund, zone)}, give them the reference below, and call us.`
      : '',
    car: null,
    lines: refundLines(noted(subject, shown)),
    acts: [
      { text: 'Refund note, PDF', href: reservationAddress(link, '/refund.pdf'), look: 'line', isFile: true },
      {
        text: `Back to the ${vehicleNoun(2, context.settings.stock)}`,
        href: similarSearch(subject.car, context.settings),
        look: 'link',
      },
    ],
    note: null,
  });
}

/** Its time is up: unpaid, when nothing was taken, or paid, when the deposit goes back. */
export function expiredPage(
  context: SiteContext,
  subject: CheckoutSubject,
  shown: ShownEnded,
  isPaid: boolean,
): ReservationPage {
  const { reservation, holdHours, refundPercent, paymentMinutes, isFree } = shown;
  const { carView, short, zone } = subject;
  const { payment, refund, expiresAt, endedAt, amountCents } = reservation;
  const noun = vehicleNoun(1, context.settings.stock);
  const ended = endedAt ?? expiresAt;
  const backCents = refund?.amountCents ?? refundWords(amountCents, { refundPercent }).cents;
  const free = isFree
    ? `The ${short} is on sale again and, right now, still free.`
    : // The job that ends it has not come yet.
      reservation.state === 'held'
      ? `The ${short} goes back on sale in a moment.`
      : `The ${short} is no longer free.`;
  const paidBy = paidByWords(payment?.paidBy ?? null);
  const lines =
    !isPaid || !refund
      ? []
      : [
          {
            label: 'Held from',
            text: shortMoment(payment?.paidAt ?? reservation.startedAt, zone),
            note: null,
          },
          {
            label: `Refund of ${exactDollars(refund.amountCents)} ${refund.state === 'asked' ? 'asked for' : 'sent'}`,
            text: shortMoment(refund.changedAt, zone),
            note: null,
          },
          ...(paidBy === null ? [] : [{ label: 'To', text: paidBy, note: null }]),
          {
            label: 'With you by',
            text: `${shortDay(bookedBy(refund, zone))} at the latest`,
            note: 'Most banks: 3 to 5 business days',
          },
        ];
  return reservationPage(context, {
    state: 'ended',
    tone: { text: `Ended ${longMoment(ended, zone)}`, look: 'plain' },
    heading: isPaid
      ? `Your ${holdHours} hours are up. Your ${formatDollars(backCents)} is on its way back.`
      : `Your ${paymentMinutes} minutes to pay are up. Nothing was charged.`,
    text: free,
    car: carView,
    lines,
    acts: againActs(context, subject, shown),
    note: isPaid
      ? null
      : `A payment that reaches us after the end is returned in full, by itself. The ${noun} is not held.`,
  });
}

/** The hold has ended, and by its terms nothing of the deposit goes back. */
export function keptPage(context: SiteContext, subject: CheckoutSubject, shown: ShownEnded): ReservationPage {
  const { reservation, isFree } = shown;
  const { carView, short, zone } = subject;
  const { amountCents, endedAt, expiresAt } = reservation;
  const dollars = formatDollars(amountCents);
  return reservationPage(context, {
    state: 'ended',
    tone: { text: `Ended ${longMoment(endedAt ?? expiresAt, zone)}`, look: 'plain' },
    heading: `Your hold on the ${short} has ended.`,
    text: `By the terms of reserving, the ${dollars} stays with us.${isFree ? ` The ${short} is on sale again.` : ''}`,
    car: carView,
    lines: [],
    acts: againActs(context, subject, shown),
    note: null,
  });
}

function againActs(
  context: SiteContext,
  { car }: CheckoutSubject,
  { reservation, isFree }: ShownEnded,
): EndedView['acts'] {
  const again = `Reserve it again, ${formatDollars(reservation.amountCents)}`;
  return [
    ...(isFree ? [{ text: again, href: checkoutDetailsAddress(car.slug), look: 'solid' as const }] : []),
    { text: 'Ask us about it', href: carFormPath(car.slug, 'enquire'), look: 'line' },
    {
      text: `Show me similar ${vehicleNoun(2, context.settings.stock)}`,
      href: similarSearch(car, context.settings),
      look: 'link',
    },
  ];
}

/** The provider took another sum than was asked: it goes back, and a person calls. */
export function mismatchedPage(
  context: SiteContext,
  subject: CheckoutSubject,
  shown: ShownEnded,
): ReservationPage {
  const { reservation, who } = shown;
  const { refund, payment } = reservation;
  return reservationPage(context, {
    state: 'ended',
    tone: { text: 'The sum did not match', look: 'warn' },
    heading: `${exactDollars(refund?.amountCents ?? payment?.capturedCents ?? 0)} is going back to you.`,
    text: `The amount that was taken was not the deposit we asked for, so we’re returning all of it. ${who} will call you.`,
    car: subject.carView,
    lines: refundLines(noted(subject, shown)),
    acts: againActs(context, subject, shown),
    note: null,
  });
}

/** The car was bought: the deposit came off its price. */
export function boughtPage(
  context: SiteContext,
  subject: CheckoutSubject,
  { reservation }: ShownEnded,
): ReservationPage {
  const { carView, short, car } = subject;
  return reservationPage(context, {
    state: 'ended',
    tone: { text: 'Yours', look: 'good' },
    heading: `The ${short} is yours.`,
    text: `Your deposit of ${exactDollars(reservation.amountCents)} came off the price.`,
    car: carView,
    lines: [],
    acts: [{ text: `See the ${short}`, href: carPath(car.slug), look: 'line' }],
    note: null,
  });
}
