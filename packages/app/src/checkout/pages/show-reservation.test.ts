import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { contextOf, media } from '../../stock/test/card-site.ts';
import { heldSample, paidAt, twoDaysLater } from '../test/shown-samples.ts';
import { checkoutSubject } from './checkout-subject.ts';
import { showReservation } from './show-reservation.ts';
import { shownRecord } from './shown-record.ts';
import { checkoutStanding } from './shown-reservation.ts';

const context = contextOf('harbour');
const car = buildCar({ model: 'CX-60', make: 'Mazda', year: 2025 });
const subject = checkoutSubject(context, car, { location: null, media });
const link = 'x'.repeat(43);
const show = (found: ReturnType<typeof heldSample>, now = paidAt) =>
  showReservation(context, subject, { found, link, isOwner: true, now });
const wordsOf = (found: ReturnType<typeof heldSample>, now = paidAt) =>
  JSON.stringify(show(found, now)?.view);
const ended = { endedAt: twoDaysLater } as const;

describe('the page of a reservation', () => {
  it('BUY-1.1 says until when the car is held, on the clock of the yard, what was paid and what comes back', () => {
    const words = wordsOf(heldSample());
    expect(words).toContain('Held, Priya. Nobody else can have the CX-60.');
    expect(words).toContain('Wednesday 18 November, 2:20pm');
    expect(words).toContain('Sydney time');
    expect(words).toContain('Visa ending 4242');
    expect(words).toContain('$200.00');
    expect(words).toContain('Let it go, refund me');
    expect(words).not.toContain('Continue to buy');
  });

  it('tells nobody a name or an address who came by a link that was passed on', () => {
    const shown = showReservation(context, subject, {
      found: heldSample(),
      link,
      isOwner: false,
      now: paidAt,
    });
    expect(JSON.stringify(shown?.view)).not.toMatch(/Priya|priya@/);
  });

  it('BUY-6 follows a refund from asked to done, with its last day and the reference for the bank', () => {
    const letGo = { state: 'cancelled', endedReason: 'let_go', ...ended } as const;
    const asked = wordsOf(heldSample({ reservation: letGo, refund: { state: 'sent' } }));
    expect(asked).toContain('$200 is going back to Visa ending 4242.');
    expect(asked).toContain('Wednesday 25 November');
    const refund = { state: 'succeeded', settledAt: twoDaysLater, reference: '7431 0042' } as const;
    const done = wordsOf(heldSample({ reservation: { ...letGo, state: 'refunded' }, refund }));
    expect(done).toContain('$200.00 went back to your card on Wednesday 18 November.');
    expect(done).toContain('7431 0042');
  });

  it('says what was kept where less than all comes back', () => {
    const reservation = { state: 'cancelled', endedReason: 'let_go', refundPercent: 75, ...ended } as const;
    const words = wordsOf(heldSample({ reservation, refund: { amountCents: 15_000 } }));
    expect(words).toContain('$150 is going back');
    expect(words).toContain('"label":"Kept by us","text":"$50.00"');
  });

  it('does not speak of money that comes back where the terms keep it', () => {
    const terms = { refundPercent: 0, ...ended };
    const letGo = wordsOf(
      heldSample({ reservation: { state: 'cancelled', endedReason: 'let_go', ...terms } }),
    );
    const over = wordsOf(heldSample({ reservation: { state: 'expired', ...terms } }));
    for (const words of [letGo, over]) {
      expect(words).toContain('Your hold on the CX-60 has ended.');
      expect(words).toContain('By the terms of reserving, the $200 stays with us.');
      expect(words).not.toMatch(/way back|going back/);
    }
  });

  it('BUY-1.4 is over for its buyer at its last moment, before the job has written it down', () => {
    const [found, partly] = [heldSample(), heldSample({ reservation: { refundPercent: 75 } })];
    expect(standing(found, new Date(twoDaysLater.getTime() - 1))).toBe('held');
    expect(standing(found, twoDaysLater)).toBe('expired');
    expect(wordsOf(found, twoDaysLater)).toContain('Your 48 hours are up. Your $200 is on its way back.');
    expect(wordsOf(partly, twoDaysLater)).toContain('Your $150 is on its way back.');
  });

  it('asks for bank details by phone alone where a card takes no money back', () => {
    const reservation = { state: 'cancelled', endedReason: 'let_go', ...ended } as const;
    const words = wordsOf(heldSample({ reservation, refund: { state: 'failed' } }));
    expect(words).toContain('We could not return your $200 to that card.');
    expect(words).toContain('by phone, never by email or text');
  });
});

const standing = (found: ReturnType<typeof heldSample>, now = paidAt, isBeingConfirmed = false) =>
  checkoutStanding(shownRecord(found, { isBeingConfirmed }), now);

describe('how a reservation stands', () => {
  const pending = { state: 'pending' } as const;
  const open = { state: 'started', capturedCents: 0, capturedAt: null } as const;

  it('BUY-1.4 is unpaid once its minutes are over, and nothing was charged', () => {
    const found = heldSample({ reservation: pending, payment: open });
    expect(standing(found)).toBe('pay');
    expect(standing(found, paidAt, true)).toBe('processing');
    expect(standing(found, twoDaysLater)).toBe('unpaid');
    expect(wordsOf(found, twoDaysLater)).toContain('Nothing was charged.');
  });

  it('is expired with its money on the way back once its hours are over', () => {
    const reservation = { state: 'expired', endedReason: 'expired', ...ended } as const;
    const found = heldSample({ reservation, refund: {} });
    expect(standing(found)).toBe('expired');
    expect(wordsOf(found)).toContain('Your 48 hours are up. Your $200 is on its way back.');
  });

  it('says that a sum did not match, and that a car was bought', () => {
    const reservation = { state: 'cancelled', endedReason: 'mismatch', ...ended } as const;
    expect(wordsOf(heldSample({ reservation, refund: { cause: 'mismatch' } }))).toContain('did not match');
    expect(wordsOf(heldSample({ reservation: { state: 'completed' } }))).toContain('The CX-60 is yours.');
  });

  it('has no page of its own while it is being paid', () => {
    expect(show(heldSample({ reservation: pending, payment: open }))).toBeNull();
  });
});
