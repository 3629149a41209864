import { formatDollars } from '@forecourt/domain/core/money';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { wallTime } from '@forecourt/domain/locations/moment-words';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { checkoutAddress } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { checkoutPage, type CheckoutPage } from './checkout-pages.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { paymentNumber } from './money-words.ts';

/** A browser without scripts asks again so often. */
const reloadSeconds = 5;

interface ShownProcessing {
  readonly amountCents: number;
  readonly paymentId: string;
  readonly since: Date;
}

/** The bank is being asked (BUY-3): the page changes by itself, and may be closed. */
export function processingPage(
  context: SiteContext,
  { car, carView, phone, zone }: CheckoutSubject,
  { amountCents, paymentId, since }: ShownProcessing,
): CheckoutPage {
  const noun = vehicleNoun(1, context.settings.stock);
  const number = paymentNumber(paymentId);
  return checkoutPage(
    context,
    {
      step: 'processing',
      heading: `Your bank is confirming the ${formatDollars(amountCents)}.`,
      car: carView,
      leave: { text: 'Leave', href: carView.href },
      number: `Payment ${number}`,
      text: `This page changes by itself. You can close it: when your bank says yes we’ll email you the receipt, and the ${noun} stays kept for you meanwhile.`,
      happened: [
        { isDone: true, text: `The ${noun} is kept for you. Nobody else can take it.` },
        {
          isDone: true,
          text: 'You won’t be charged twice, even if you press a button twice or go back.',
        },
        {
          isDone: false,
          text: `Waiting for the bank since ${clockWords(wallTime(since, zone))}. Usually under ten seconds.`,
        },
      ],
      check: { text: 'Check now', href: checkoutAddress(car.slug, '/return') },
      late: { text: 'Still here after two minutes? Call us and say', number: `${number}.` },
      phone,
      source: checkoutAddress(car.slug, '/standing'),
    },
    { reloadSeconds },
  );
}

interface ShownNoAnswer {
  /** Null where the car is not kept. */
  readonly holdsUntil: Date | null;
  /** Whether there are details that a person can answer. */
  readonly hasDetails: boolean;
  /** By when somebody answers: Amir from Harbourside will call you by 3:15pm today. */
  readonly answer: string | null;
}

/** The provider does not answer: nothing was charged, and a person can say yes in its place. */
export function noAnswerPage(
  context: SiteContext,
  { car, carView, short, zone }: CheckoutSubject,
  { holdsUntil, hasDetails, answer }: ShownNoAnswer,
): CheckoutPage {
  const kept =
    holdsUntil === null
      ? ''
      : ` The ${short} stays kept for you until ${clockWords(wallTime(holdsUntil, zone))}.`;
  return checkoutPage(
    context,
    {
      step: 'no-answer',
      tone: 'Nothing was charged',
      heading: 'Card payments are not answering right now.',
      text: `It’s the payment provider, not your card.${kept}`,
      car: carView,
      leave: { text: 'Leave', href: carView.href },
      again: { action: checkoutAddress(car.slug, '/again'), text: 'Try again' },
      holdForMe: hasDetails
        ? {
            action: checkoutAddress(car.slug, '/hold-for-me'),
            text: 'Hold it for me until we have spoken',
          }
        : null,
      happened: [
        { isDone: true, text: 'Your details are saved. You won’t need to type them again.' },
        { isDone: true, text: 'No payment was taken.' },
        ...(hasDetails
          ? [
              {
                isDone: false,
                text: `Holding it without a payment needs the yard’s yes. ${answer ?? 'We’ll call you about it.'}`,
              },
            ]
          : []),
      ],
    },
    { status: 503 },
  );
}
