import { declineWords, toldDeclines, untoldDecline } from '@forecourt/domain/checkout/decline-words';
import { formatDollars } from '@forecourt/domain/core/money';
import { addExactHours } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { carFormPath } from '@forecourt/domain/site/car-paths';
import { checkoutAddress, checkoutDetailsAddress } from '../../shared/reservation-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { checkoutPage, type CheckoutPage } from './checkout-pages.ts';
import type { CheckoutFactView, PayView, ProviderFieldsView } from './checkout-page.view.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { exactDollars } from './money-words.ts';
import { refundWords } from '../../shared/refund-words.ts';

/** The words of the fields, whoever the provider is. */
const providerName = 'Stripe';

export interface ShownPay {
  readonly amountCents: number;
  readonly holdHours: number;
  readonly refundPercent: number;
  readonly priceCents: number | null;
  readonly expiresAt: Date;
  /** The code of the bank's last no; null where it said none. */
  readonly decline: { readonly code: string | null } | null;
  readonly fields: ProviderFieldsView | null;
  /** On the bank statement. */
  readonly descriptor: string | null;
  readonly hasUnticked?: boolean;
  readonly now: Date;
}

/** Check it, then pay (BUY-1): what is held, until when and what comes back is said before the button. */
export function payPage(context: SiteContext, subject: CheckoutSubject, shown: ShownPay): CheckoutPage {
  const { settings } = context;
  const { carView, car, dealer, phone, zone } = subject;
  const { amountCents, decline, fields, expiresAt, hasUnticked = false } = shown;
  const noun = vehicleNoun(1, settings.stock);
  const amount = formatDollars(amountCents);
  const until = clockWords(wallTime(expiresAt, zone));
  const refund = refundWords(amountCents, shown);
  const terms = settings.checkout.reserveTerms.trim();
  const view: PayView = {
    step: 'pay',
    heading: 'Check it, then pay',
    stepText: 'payment',
    car: carView,
    leave: { text: 'Leave', href: carView.href },
    kept: {
      until: `Kept for you until ${until}`,
      text: 'while you pay. Nobody else can take it in the meantime.',
    },
    hold: holdFacts(subject, shown, noun),
    legend: `Pay ${amount} to ${dealer}`,
    decline: decline && declineWords(decline.code),
    afterDecline: {
      kept: { until: `Still kept for you until ${until}.`, text: 'Nothing was charged.' },
      fee: 'A declined try takes no money. A “pending” line from the bank disappears within days.',
      summary: declinedSummary(shown),
    },
    fields,
    providerNote: {
      fields: `These fields belong to ${providerName}, our payment provider. Your card number never touches this site. Your bank may ask you to confirm in its app.`,
      page: `You’ll pay on the page of ${providerName}, our payment provider, and come back here. Your card number never touches this site.`,
    },
    hosted: {
      action: checkoutAddress(car.slug, '/hosted'),
    },
    terms: {
      label: terms === '' ? 'I have read how the hold works' : 'I have read the terms of reserving',
      note: refund.isWhole
        ? `The hold is not a contract to buy. Either of us can end it, and the ${amount} is returned.`
        : `The hold is not a contract to buy. Either of us can end it. ${refund.sentence} if you don’t buy.`,
      text: terms === '' ? null : terms,
    },
    pay: { text: `Pay ${amount} and hold the ${noun}`, busyText: 'Paying' },
    fee: `${exactDollars(amountCents)} is all that is charged. No card surcharge.`,
    talk: { text: 'Ask us to hold it without a card', href: carFormPath(car.slug, 'enquire') },
    change: { text: 'Change my details', href: checkoutDetailsAddress(car.slug) },
    phone,
    summary: paySummary(subject, shown),
    words: {
      termsMissing: `Please tick that you have read ${terms === '' ? 'how the hold works' : 'the terms of reserving'}.`,
      notLoaded: `${providerName}’s card fields did not load. The button below opens ${providerName}’s own page instead.`,
      failed: 'That did not go through',
      declines: toldDeclines,
      untold: untoldDecline,
      tryAgain: 'Try again, or use another card.',
    },
    ...(hasUnticked && { hasUnticked }),
  };
  return checkoutPage(context, view, { status: hasUnticked ? 422 : 200 });
}

/** The same three answers wherever money is asked. */
function holdFacts(
  { car, place, zone }: CheckoutSubject,
  { amountCents, holdHours, refundPercent, now }: ShownPay,
  noun: string,
): readonly CheckoutFactView[] {
  const amount = formatDollars(amountCents);
  const refund = refundWords(amountCents, { refundPercent });
  const stock = [car.stockNumber === null ? null : `Stock ${car.stockNumber}`, place && `at ${place}`];
  const where = stock.filter(Boolean).join(', ');
  return [
    {
      label: 'What is held',
      text: fullCarName(car),
      note: `${where === '' ? '' : `${where}. `}Off sale on every site while you have it.`,
    },
    {
      label: 'Until when',
      text: aboutMoment(addExactHours(now, holdHours), zone),
      note: `${holdHours} hours from the moment you pay. Then the ${noun} is free again by itself${refund.isWhole ? `, and your ${amount} goes back` : ''}.`,
    },
    {
      label: 'If you change your mind',
      text: refund.sentence,
      note: refund.cents === 0 ? null : 'To the same card. No reason asked, no fee.',
    },
  ];
}

/** Wednesday 18 November, about 2:20pm. */
function aboutMoment(moment: Date, zone: string): string {
  return longMoment(moment, zone).replace(', ', ', about ');
}

/** Once a bank has said no, what it would pay for in two lines. */
function declinedSummary({
  amountCents,
  holdHours,
  refundPercent,
}: Pick<ShownPay, 'amountCents' | 'holdHours' | 'refundPercent'>): readonly CheckoutFactView[] {
  return [
    { label: 'Today', text: exactDollars(amountCents), note: null },
    { label: 'Held', text: `${holdHours} hours from payment`, note: null },
    {
      label: 'Refund',
      text: refundWords(amountCents, { refundPercent }).share,
      note: 'If you change your mind',
    },
  ];
}

function paySummary(
  { car, carView, dealer, place }: CheckoutSubject,
  { amountCents, priceCents, descriptor }: ShownPay,
): readonly CheckoutFactView[] {
  const price = priceCents ?? askingPriceCents(car);
  const statement = descriptor === null ? null : `Your statement shows ${descriptor.toUpperCase()}.`;
  const left = price === null ? null : price - amountCents;
  return [
    {
      label: 'Paid to',
      text: dealer,
      note: [place && `${place}.`, statement].filter(Boolean).join(' ') || null,
    },
    { label: 'Today', text: exactDollars(amountCents), note: 'Comes off the price if you buy' },
    ...(left === null || left <= 0
      ? []
      : [
          {
            label: 'Left to pay',
            text: exactDollars(left),
            note: [carView.price.kind === 'amount' ? carView.price.basis : '', 'if you buy']
              .filter(Boolean)
              .join(', '),
          },
        ]),
  ];
}
