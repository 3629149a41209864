import { formatDollars } from '@forecourt/domain/core/money';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { weekdayInWords } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { wallTime } from '@forecourt/domain/locations/moment-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { reservationAddress } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { checkoutPage, type CheckoutPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { backToWords } from './money-words.ts';
import { refundWords } from '../../shared/refund-words.ts';
import type { ShownReservation } from './shown-reservation.ts';

/** Why somebody lets a car go; nobody has to say. */
export const letGoReasons = ['another', 'expected', 'price', 'time'] as const;

/** One question, optional, and no second one: leaving is as easy as staying (BUY-6). */
export function letGoPage(
  context: SiteContext,
  { carView, short, zone }: CheckoutSubject,
  {
    reservation,
    refundPercent,
    link,
  }: { readonly reservation: ShownReservation; readonly refundPercent: number; readonly link: string },
): CheckoutPage {
  const { amountCents, expiresAt, payment } = reservation;
  const noun = vehicleNoun(1, context.settings.stock);
  const refund = refundWords(amountCents, { refundPercent });
  const until = `${weekdayInWords(dateIn(expiresAt, zone))} ${clockWords(wallTime(expiresAt, zone))}`;
  const to = backToWords(payment?.paidBy ?? null);
  const back = refund.isWhole
    ? `You get all ${formatDollars(amountCents)} back on ${to}.`
    : refund.cents === 0
      ? `By the terms of reserving, the ${formatDollars(amountCents)} stays with us.`
      : `You get ${formatDollars(refund.cents)} of the ${formatDollars(amountCents)} back on ${to}.`;
  const page = reservationAddress(link);
  return checkoutPage(context, {
    step: 'let-go',
    heading: `Let the ${short} go?`,
    text: `${back} The ${noun} goes on sale the moment you press the button.`,
    car: carView,
    leave: { text: 'Back', href: page },
    action: reservationAddress(link, '/let-go'),
    question: 'Would you tell us why?',
    reasons: [
      { value: letGoReasons[0], label: `Found another ${noun}`, note: null },
      { value: letGoReasons[1], label: 'Not what I expected', note: null },
      { value: letGoReasons[2], label: 'The price', note: null },
      { value: letGoReasons[3], label: 'Need more time', note: 'You can ask us for more time instead' },
    ],
    submitText: refund.cents === 0 ? 'Let it go' : `Let it go, refund ${formatDollars(refund.cents)}`,
    keep: { text: `Keep it until ${until}`, href: page },
  });
}
