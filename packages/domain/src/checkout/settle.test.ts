import { describe, expect, it } from 'vitest';
import { settle } from './settle.ts';
import {
  buildRecord,
  buildWord,
  dispute,
  held,
  heldUntil,
  paidAt,
  paidWord,
  pending,
  started,
} from './test/build-record.ts';

const now = new Date('2026-03-01T00:12:00Z');

describe('a payment that the provider has taken', () => {
  it('BUY-1.4 BUY-3.1 holds the car for 48 hours from the payment, whenever we hear of it', () => {
    for (const heardAt of [paidAt, now, new Date('2026-03-01T00:44:00Z')]) {
      const settled = settle(buildRecord(), paidWord(), heardAt);
      expect(settled.reservation).toMatchObject({ state: 'held', expiresAt: heldUntil });
      expect(settled.payment).toMatchObject({
        state: 'captured',
        capturedCents: 20_000,
        capturedAt: paidAt,
        providerPaymentId: 'pi_1',
        methodBrand: 'visa',
        methodLastFour: '4242',
      });
      expect([settled.asks, settled.news]).toEqual([[], ['held']]);
    }
  });

  it('BUY-3.1 that does not say when counts from when we heard of it, and may not say by what', () => {
    const settled = settle(buildRecord(), paidWord({ paidAt: null, method: null }), paidAt);
    expect(settled.reservation?.expiresAt).toEqual(heldUntil);
    expect(settled.payment).toMatchObject({ capturedAt: paidAt, methodKind: null, methodLastFour: null });
  });

  it('BUY-3.1 is heard of twice and changes nothing the second time', () => {
    const once = settle(buildRecord(), paidWord(), now);
    const twice = settle(once, paidWord(), now);
    expect({ ...twice, news: once.news }).toEqual(once);
    expect(twice.news).toEqual([]);
  });

  it.each(['expired', 'cancelled'] as const)(
    'BUY-3.1 goes back in full when it comes after the hold was %s',
    (state) => {
      const settled = settle(buildRecord({ reservation: { ...pending, state } }), paidWord(), now);
      expect(settled.reservation?.state).toBe(state);
      expect(settled.payment.state).toBe('refunding');
      expect(settled.asks).toEqual([{ cause: 'late', amountCents: 20_000, known: null }]);
      expect(settled.news).toEqual(['returned']);
    },
  );

  it('BUY-3.1 goes back also when our row says that its session was closed', () => {
    const closed = buildRecord({
      payment: { ...started, state: 'cancelled' },
      reservation: { ...pending, state: 'expired' },
    });
    expect(settle(closed, paidWord(), now).asks).toMatchObject([{ cause: 'late' }]);
  });

  it.each(['held', 'completed'] as const)('BUY-3.1 goes back where another one has %s the car', (state) => {
    const settled = settle(buildRecord({ reservation: { ...pending, state } }), paidWord(), now);
    expect(settled.reservation?.state).toBe(state);
    expect(settled.asks).toEqual([{ cause: 'double', amountCents: 20_000, known: null }]);
  });

  it.each([
    ['another sum', { capturedCents: 19_999 }, 19_999],
    ['more', { capturedCents: 20_001 }, 20_001],
    ['another currency', { currency: 'nzd' }, 20_000],
  ])('BUY-3.1 of %s goes back, and a person looks at it', (_, change, amountCents) => {
    const settled = settle(buildRecord(), paidWord(change), now);
    expect(settled.reservation).toMatchObject({ state: 'cancelled', endedReason: 'mismatch', endedAt: now });
    expect(settled.payment).toMatchObject({ state: 'refunding', trouble: 'mismatch' });
    expect(settled.asks).toEqual([{ cause: 'mismatch', amountCents, known: null }]);
  });

  it('BUY-3.1 of another sum leaves a hold that has ended as it is', () => {
    const expired = buildRecord({ reservation: { ...pending, state: 'expired' } });
    expect(settle(expired, paidWord({ capturedCents: 1 }), now).reservation).toEqual(expired.reservation);
  });

  it('BUY-3.1 of an invoice is taken, and holds nothing', () => {
    const settled = settle(buildRecord({ reservation: null }), paidWord(), now);
    expect(settled).toMatchObject({ payment: { state: 'captured' }, reservation: null, asks: [], news: [] });
  });
});

describe('a payment that is not taken', () => {
  it('BUY-1.1 is declined, and nothing ends by that', () => {
    const decline = { code: 'insufficient_funds', at: now };
    const settled = settle(buildRecord(), buildWord({ decline }), now);
    expect(settled.payment).toMatchObject({
      state: 'started',
      declineCode: 'insufficient_funds',
      declinedAt: now,
    });
    expect([settled.reservation, settled.news]).toEqual([pending, ['declined']]);
    expect(settle(settled, buildWord({ decline }), now).news).toEqual([]);
    const older = { code: 'expired_card', at: paidAt };
    expect(settle(settled, buildWord({ decline: older }), now).payment.declineCode).toBe(
      'insufficient_funds',
    );
  });

  it.each(['open', 'processing'] as const)('BUY-3.1 stays as it is while it is %s', (state) => {
    const record = buildRecord();
    expect(settle(record, buildWord({ state }), now)).toEqual({ ...record, asks: [], news: [] });
  });

  it('BUY-3.1 is over once its session is closed; the car stays kept until its time', () => {
    const settled = settle(buildRecord(), buildWord({ state: 'closed' }), now);
    expect([settled.payment.state, settled.reservation]).toEqual(['cancelled', pending]);
    expect(settle(settled, buildWord({ state: 'closed' }), now).payment.state).toBe('cancelled');
  });

  it('BUY-3.1 that was taken is not undone by a session that says closed', () => {
    expect(settle(held, buildWord({ state: 'closed' }), now).payment.state).toBe('captured');
  });
});

describe('an answer about another payment', () => {
  it.each([
    ['another dealer’s account', { account: 'acct_other' }],
    ['another payment', { paymentId: 'another' }],
    ['no payment of ours', { paymentId: null }],
  ])('BUY-7 of %s changes nothing, and a person looks at it', (_, change) => {
    const settled = settle(buildRecord(), paidWord(change), now);
    expect(settled).toMatchObject({ reservation: pending, asks: [], news: [] });
    expect(settled.payment).toEqual({ ...started, trouble: 'not_ours' });
  });
});

describe('a dispute', () => {
  const said = { dispute: 'dp_1', amountCents: 20_000, reason: 'fraudulent', evidenceDueAt: heldUntil };

  it('BUY-7 stands beside payment and hold, and changes neither', () => {
    const settled = settle(held, paidWord({ disputes: [{ ...said, state: 'open' }] }), now);
    expect(settled).toMatchObject({
      payment: held.payment,
      reservation: held.reservation,
      news: ['disputed'],
    });
    expect(settled.disputes).toEqual([dispute]);
  });

  it('BUY-7 is told once, and follows what the bank decides', () => {
    const disputed = { ...held, disputes: [dispute] };
    const settled = settle(disputed, paidWord({ disputes: [{ ...said, state: 'won' }] }), now);
    expect([settled.disputes, settled.news]).toEqual([[{ ...dispute, state: 'won' }], []]);
    expect(settle(disputed, paidWord(), now).disputes).toEqual([dispute]);
  });
});
