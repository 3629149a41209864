import { formatDollars } from '@forecourt/domain/core/money';
import type {
  ReservationOfLead,
  LeadDealings,
  OfferForCar,
  BookingOfLead,
} from '../../ports/leads/lead-inbox.port.ts';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { offerReasons } from '@forecourt/domain/trade-in/offer-reasons';
import { canAcceptOffer } from '@forecourt/domain/trade-in/offer-validity';
import { untilWords } from '../../shared/offer-until.ts';
import { refundWords } from '../../shared/refund-words.ts';
import type { ChipView } from './inbox.view.ts';
import type { DealingView } from './lead.view.ts';

interface Around {
  readonly now: Date;
  readonly zone: string;
  readonly at: (moment: Date) => string;
}

type Fact = DealingView['facts'][number];
const fact = (label: string, value: string | null): readonly Fact[] =>
  value === null ? [] : [{ label, value }];

/** What there is between a buyer and the dealer beside words: bookings first, as they have a time. */
export function dealingViews(
  { bookings, offers, reservations, applications }: LeadDealings,
  around: Around,
): readonly DealingView[] {
  const newest = offers.filter(
    ({ leadId }, place) => offers.findIndex((one) => one.leadId === leadId) === place,
  );
  return [
    ...bookings.map((booking) => bookingView(booking, around)),
    ...reservations.map((reservation) => reservationView(reservation, around)),
    ...newest.map((offer) =>
      offerView(offer, offers.find((one) => one.leadId === offer.leadId && one !== offer) ?? null, around),
    ),
    ...applications.map(({ sentAt, answeredAt }) => ({
      ...nothing,
      heading: 'Finance application',
      state:
        answeredAt === null ? chip('Waits for the lender', 'warn') : chip('The lender answered', 'plain'),
      facts: [...fact('Sent', around.at(sentAt)), ...fact('Answered', answeredAt && around.at(answeredAt))],
    })),
  ];
}

const nothing = { amount: null, facts: [], reasons: [] };
const chip = (text: string, tone: ChipView['tone']): ChipView => ({ text, tone });

function bookingView(
  { kind, startsAt, location, cancelledAt }: BookingOfLead,
  { now, zone, at }: Around,
): DealingView {
  const state =
    cancelledAt !== null
      ? chip('Cancelled', 'bad')
      : startsAt > now
        ? chip('Booked', 'good')
        : chip('Was booked', 'plain');
  return {
    ...nothing,
    heading: kind === 'drive' ? 'Test drive' : 'Service',
    state,
    facts: [
      ...fact(kind === 'drive' ? 'Begins' : 'Dropped off', longMoment(startsAt, zone)),
      ...fact('Where', location),
      ...fact('Cancelled', cancelledAt && at(cancelledAt)),
    ],
  };
}

/** In the words and with the sums that stand on the buyer's own page. */
function offerView(offer: OfferForCar, before: OfferForCar | null, { now, zone, at }: Around): DealingView {
  const { valueCents, lowCents, highCents, lines, answers, acceptedAt, givenAt, make, model, rego } = offer;
  const state =
    acceptedAt !== null
      ? chip('Accepted', 'good')
      : canAcceptOffer(offer, now)
        ? chip('Stands', 'choice')
        : chip('Ended', 'plain');
  const [low, high] = [formatDollars(lowCents), formatDollars(highCents)];
  return {
    heading: 'Our offer for their car',
    state,
    amount: { amount: formatDollars(valueCents), basis: 'if the car is as they told us' },
    facts: [
      ...fact('Their car', [make, model, rego].flatMap((part) => part || []).join(' ') || null),
      ...fact('Given', at(givenAt)),
      ...fact(canAcceptOffer(offer, now) ? 'Stands until' : 'Stood until', untilWords(offer, zone)),
      ...fact('Accepted', acceptedAt && at(acceptedAt)),
      ...fact('Range', low === high ? null : `Between ${low} and ${high}`),
      ...fact('Before', before && before.valueCents !== valueCents ? formatDollars(before.valueCents) : null),
    ],
    reasons: offerReasons(lines, answers),
  };
}

const states: Readonly<Record<ReservationOfLead['state'], ChipView>> = {
  pending: chip('Waits for the deposit', 'warn'),
  held: chip('Held', 'good'),
  completed: chip('Bought', 'good'),
  expired: chip('Ended', 'plain'),
  cancelled: chip('Let go', 'plain'),
  refunded: chip('Paid back', 'plain'),
};
const endings: Readonly<Record<NonNullable<ReservationOfLead['endedReason']>, string>> = {
  expired: 'its time was up',
  let_go: 'they let it go',
  staff: 'by the yard',
  sold: 'the car was sold',
  mismatch: 'another sum was paid',
};

function reservationView(reservation: ReservationOfLead, { now, zone, at }: Around): DealingView {
  const { state, amountCents, priceCents, priceBasis, refundPercent, expiresAt, endedAt, endedReason } =
    reservation;
  const isOpen = endedAt === null && (state === 'pending' || state === 'held');
  const isPast = state === 'held' && expiresAt <= now;
  const price =
    priceCents === null ? null : [formatDollars(priceCents), priceBasis].filter(Boolean).join(', ');
  const ending = endedReason === null ? '' : `, ${endings[endedReason]}`;
  return {
    ...nothing,
    heading: 'Reservation',
    state: isPast ? chip('Past its time', 'warn') : states[state],
    amount: {
      amount: formatDollars(amountCents),
      basis: state === 'pending' ? 'deposit, not paid yet' : 'deposit',
    },
    facts: [
      ...fact(isOpen && !isPast ? 'Held until' : 'Was held until', longMoment(expiresAt, zone)),
      ...fact('Price then', price),
      ...fact('If they don’t buy', isOpen ? refundWords(amountCents, { refundPercent }).sentence : null),
      ...fact('Ended', endedAt && `${at(endedAt)}${ending}`),
    ],
  };
}
