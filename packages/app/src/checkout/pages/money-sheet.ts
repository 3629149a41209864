import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { knownText } from '@forecourt/domain/core/known-text';
import { licenceLine } from '@forecourt/domain/locations/licence-line';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { CarSheet } from '../../ports/media/car-sheet-writer.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CheckoutSubject } from './checkout-subject.ts';
import { receiptLines, refundLines } from './money-notes.ts';
import { exactDollars } from './money-words.ts';
import type { ShownReservation } from './shown-reservation.ts';

export interface SheetOfMoney {
  readonly note: 'receipt' | 'refund';
  readonly reservation: ShownReservation;
  readonly refundPercent: number;
  /** The page of the reservation, which the code on the paper opens. */
  readonly url: string;
  readonly fonts: CarSheet['look']['fonts'];
  readonly now: Date;
}

/** A receipt or a refund on one sheet of paper, with the lines of its page; null where no money moved. */
export function moneySheet(
  context: SiteContext,
  { car, dealer, place, location, zone }: CheckoutSubject,
  { note, reservation, refundPercent, url, fonts, now }: SheetOfMoney,
): CarSheet | null {
  const { payment, refund } = reservation;
  if (!payment || payment.capturedCents === 0 || (note === 'refund' && !refund)) return null;
  const { settings, site } = context;
  const carName = fullCarName(car);
  const noted = { reservation, dealer, place, carName, refundPercent, zone };
  const lines = note === 'receipt' ? receiptLines(noted) : refundLines(noted);
  const cents = note === 'receipt' ? payment.capturedCents : (refund?.amountCents ?? 0);
  const { ink, paper, sunk, brand, onBrand, accent } = settings.theme.lightColours;
  const paid = longMoment(payment.paidAt ?? payment.startedAt, zone);
  return {
    look: {
      colours: { ink, paper, sunk, brand, onBrand, accent },
      isUpperCase: settings.theme.displayCase === 'uppercase',
      fonts,
    },
    brand: { name: site.name, strapline: knownText(settings.site.strapline) },
    title: note === 'receipt' ? 'Receipt' : 'Refund',
    subtitle: carName,
    price: {
      amount: exactDollars(cents),
      basis: note === 'receipt' ? 'Deposit to hold' : 'Returned to you',
      was: null,
    },
    ribbon: null,
    pictures: [],
    keyFacts: [
      { label: 'Paid', text: paid },
      ...(reservation.state === 'held'
        ? [{ label: 'Held until', text: longMoment(reservation.expiresAt, zone) }]
        : []),
      ...(car.stockNumber === null ? [] : [{ label: 'Stock', text: car.stockNumber }]),
    ],
    specifications: {
      heading: note === 'receipt' ? 'What was paid' : 'What goes back',
      rows: lines.map(({ label, text }) => ({ label, text })),
    },
    features: { heading: '', lines: [] },
    comments: {
      heading: 'Good to know',
      paragraphs: ['The hold is not a contract to buy. Your page says how it stands at any time.'],
    },
    finance: null,
    dealer: { name: dealer, lines: place === null ? [] : [place], hours: [] },
    address: {
      url,
      shown: 'Whoever has this code can open it and let the hold go.',
      heading: 'Your reservation',
    },
    foot: [`Written ${dayInWords(dateIn(now, zone))}.`, ...(location ? licenceLine(location, settings) : [])],
  };
}
