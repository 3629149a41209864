import type { LeadId } from '@forecourt/domain/core/ids';
import { describe, expect, it } from 'vitest';
import type { OfferForCar, ReservationOfLead } from '../../ports/leads/lead-inbox.port.ts';
import { dealingViews } from './dealings.view.ts';

const leadId = '0190' as LeadId;
const day = (text: string) => new Date(`2026-11-${text}:00+11:00`);
const now = day('19T09:00');
const around = { now, zone: 'Australia/Sydney', at: (moment: Date) => moment.toISOString().slice(0, 16) };
const none = { bookings: [], offers: [], reservations: [], applications: [] };

const drive = {
  kind: 'drive',
  leadId,
  startsAt: day('21T10:30'),
  location: 'Naremburn',
  cancelledAt: null,
} as const;
const offer: OfferForCar = {
  leadId,
  valueCents: 1_840_000,
  lowCents: 1_790_000,
  highCents: 1_900_000,
  lines: [
    { reason: 'market', amountCents: 1_875_000, count: 41, kmFewer: null },
    { reason: 'keys', amountCents: -35_000, count: null, kmFewer: null },
  ],
  givenAt: day('16T12:00'),
  validUntil: day('24T00:00'),
  acceptedAt: null,
  answers: { odometer: 82_000, serviceHistory: null, numberOfKeys: 'One', carCondition: null },
  rego: 'ABC123',
  make: 'Mazda',
  model: '3',
};
const reservation: ReservationOfLead = {
  leadId,
  state: 'held',
  amountCents: 20_000,
  priceCents: 7_999_000,
  priceBasis: 'Drive away',
  refundPercent: 100,
  expiresAt: day('21T09:00'),
  endedReason: null,
  endedAt: null,
  createdAt: day('19T09:00'),
};
const words = (given: Partial<Parameters<typeof dealingViews>[0]>) =>
  dealingViews({ ...none, ...given }, around).map(({ heading, state, amount, facts, reasons }) => ({
    head: [heading, state.text, amount && `${amount.amount} ${amount.basis}`].filter(Boolean).join(' · '),
    facts: facts.map(({ label, value }) => `${label}: ${value}`),
    reasons: reasons.map(({ text, amount: of }) => `${text} ${of}`),
  }));

describe('CON-2.1 what there is between a buyer and the dealer', () => {
  it.each([
    [{}, 'Test drive · Booked', ['Begins: Saturday 21 November, 10:30am', 'Where: Naremburn']],
    [
      { startsAt: day('18T10:30'), location: null },
      'Test drive · Was booked',
      ['Begins: Wednesday 18 November, 10:30am'],
    ],
    [
      { cancelledAt: day('19T08:00') },
      'Test drive · Cancelled',
      ['Begins: Saturday 21 November, 10:30am', 'Where: Naremburn', 'Cancelled: 2026-11-18T21:00'],
    ],
    [
      { kind: 'service' as const },
      'Service · Booked',
      ['Dropped off: Saturday 21 November, 10:30am', 'Where: Naremburn'],
    ],
  ])('a booking with %j', (given, head, facts) => {
    expect(words({ bookings: [{ ...drive, ...given }] })).toEqual([{ head, facts, reasons: [] }]);
  });

  it('an offer has the sum, its basis, its end and its reasons as the buyer reads them', () => {
    const earlier = { ...offer, valueCents: 1_800_000, givenAt: day('15T12:00') };
    expect(words({ offers: [offer, earlier] })).toEqual([
      {
        head: 'Our offer for their car · Stands · $18,400 if the car is as they told us',
        facts: [
          'Their car: Mazda 3 ABC123',
          'Given: 2026-11-16T01:00',
          'Stands until: Monday 23 November 2026, 11:59pm',
          'Range: Between $17,900 and $19,000',
          'Before: $18,000',
        ],
        reasons: ['Trade value of cars like it $18,750', 'Keys: One −$350'],
      },
    ]);
  });

  it.each([
    [{ acceptedAt: day('17T12:00') }, 'Accepted', 'Accepted: 2026-11-17T01:00'],
    [{ validUntil: day('18T00:00') }, 'Ended', 'Stood until: Tuesday 17 November 2026, 11:59pm'],
  ])('an offer with %j', (given, state, said) => {
    const [shown] = words({ offers: [{ ...offer, ...given }] });
    expect(shown?.head).toContain(state);
    expect(shown?.facts).toContain(said);
  });

  it.each<[Partial<ReservationOfLead>, string, readonly string[]]>([
    [
      {},
      'Reservation · Held · $200 deposit',
      [
        'Held until: Saturday 21 November, 9am',
        'Price then: $79,990, Drive away',
        'If they don’t buy: All $200 comes back',
      ],
    ],
    [
      { state: 'pending', priceCents: null },
      'Reservation · Waits for the deposit · $200 deposit, not paid yet',
      ['Held until: Saturday 21 November, 9am', 'If they don’t buy: All $200 comes back'],
    ],
    [
      { expiresAt: day('18T09:00'), priceCents: null },
      'Reservation · Past its time · $200 deposit',
      ['Was held until: Wednesday 18 November, 9am', 'If they don’t buy: All $200 comes back'],
    ],
    [
      { state: 'refunded', endedAt: day('19T08:00'), endedReason: 'let_go', priceCents: null },
      'Reservation · Paid back · $200 deposit',
      ['Was held until: Saturday 21 November, 9am', 'Ended: 2026-11-18T21:00, they let it go'],
    ],
    [
      { state: 'completed', priceCents: null },
      'Reservation · Bought · $200 deposit',
      ['Was held until: Saturday 21 November, 9am'],
    ],
  ])('a reservation with %j', (given, head, facts) => {
    expect(words({ reservations: [{ ...reservation, ...given }] })).toEqual([{ head, facts, reasons: [] }]);
  });

  it('an application for finance says that it waits, and nothing of what is in it', () => {
    const sent = { leadId, sentAt: day('19T08:00'), answeredAt: null };
    const answered = { ...sent, answeredAt: day('19T08:30') };
    expect(words({ applications: [sent, answered] })).toEqual([
      { head: 'Finance application · Waits for the lender', facts: ['Sent: 2026-11-18T21:00'], reasons: [] },
      {
        head: 'Finance application · The lender answered',
        facts: ['Sent: 2026-11-18T21:00', 'Answered: 2026-11-18T21:30'],
        reasons: [],
      },
    ]);
  });
});
