import { describe, expect, it } from 'vitest';
import { endHold, lengthenHold, overdueStep } from './end-hold.ts';
import { buildRecord, buildRefund, held, heldUntil, pending, toPayUntil } from './test/build-record.ts';

const heldReservation = { ...pending, state: 'held', expiresAt: heldUntil } as const;
const paid = { reservation: heldReservation, payments: [held] };
const unpaid = { reservation: pending, payments: [buildRecord()] };
const sam = pending.id as never;
const before = new Date(heldUntil.getTime() - 1);

const late = (minutes: number) => new Date(toPayUntil.getTime() + minutes * 60_000);

describe('the end of a hold', () => {
  it.each([
    ['let_go', 'cancelled'],
    ['expired', 'expired'],
    ['staff', 'cancelled'],
    ['sold', 'cancelled'],
  ] as const)('BUY-1.1 BUY-6 by %s gives the whole deposit back', (by, state) => {
    const ended = endHold(paid, by, heldUntil);
    expect(ended).toMatchObject({
      ok: true,
      value: {
        reservation: { state, endedReason: by, endedAt: heldUntil },
        asks: [{ paymentId: held.payment.id, cause: by, amountCents: 20_000 }],
      },
    });
  });

  it.each([
    ['let_go', 18_000],
    ['expired', 18_000],
    ['staff', 20_000],
    ['sold', 20_000],
  ] as const)('BUY-1.1 by %s gives back what was promised: %i cents of 90 %%', (by, amountCents) => {
    const promised = { ...paid, reservation: { ...heldReservation, refundPercent: 90 } };
    expect(endHold(promised, by, heldUntil)).toMatchObject({ value: { asks: [{ amountCents }] } });
  });

  it('BUY-1.1 that was never paid owes nothing, nor does one of which everything went back', () => {
    expect(endHold(unpaid, 'let_go', before)).toMatchObject({ value: { asks: [] } });
    const back = { ...paid, payments: [{ ...held, refunds: [buildRefund({ state: 'sent' })] }] };
    expect(endHold(back, 'let_go', before)).toMatchObject({ value: { asks: [] } });
  });

  it('BUY-1.4 does not come before its time', () => {
    expect(endHold(paid, 'expired', before)).toEqual({ ok: false, error: 'not_due' });
  });

  it.each(['expired', 'cancelled', 'refunded'] as const)('BUY-6 comes once: it is %s', (state) => {
    const over = { ...paid, reservation: { ...heldReservation, state } };
    expect(endHold(over, 'let_go', heldUntil)).toEqual({ ok: false, error: 'ended' });
  });

  it('BUY-1.1 of a sale is the dealer’s to make', () => {
    const sale = { ...paid, reservation: { ...heldReservation, state: 'completed' as const } };
    expect(endHold(sale, 'let_go', heldUntil)).toEqual({ ok: false, error: 'completed' });
    expect(endHold(sale, 'staff', heldUntil).ok).toBe(true);
  });
});

describe('a hold past its time', () => {
  it.each([
    ['that waits to be paid', unpaid, -1, 'wait'],
    ['whose time to pay is over', unpaid, 0, 'close'],
    ['whose provider does not answer', unpaid, 14, 'close'],
    ['whose provider did not answer for 15 minutes', unpaid, 15, 'end'],
    ['whose session is closed', { ...unpaid, payments: [] }, 0, 'end'],
  ] as const)('BUY-1.4 %s', (_, hold, minutes, step) => {
    expect(overdueStep(hold, late(minutes))).toBe(step);
  });

  it('BUY-1.4 ends at once where it was paid', () => {
    expect(overdueStep(paid, before)).toBe('wait');
    expect(overdueStep(paid, heldUntil)).toBe('end');
  });
});

describe('lengthening a hold', () => {
  it('BUY-1.4 keeps the car for longer, and never for less', () => {
    const until = new Date('2026-03-05T00:00:00Z');
    expect(lengthenHold(heldReservation, until, sam)).toMatchObject({
      value: { expiresAt: until, extendedBy: sam },
    });
    expect(lengthenHold(heldReservation, heldUntil, sam)).toEqual({ ok: false, error: 'not_longer' });
    expect(lengthenHold(pending, until, sam)).toEqual({ ok: false, error: 'not_held' });
  });
});
