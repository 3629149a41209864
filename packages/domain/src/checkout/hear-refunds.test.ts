import { describe, expect, it } from 'vitest';
import { keepsFromRefund } from './dispute.ts';
import { refundSchema, returnableCents, type Refund } from './refund.ts';
import type { RefundWord } from './provider-word.ts';
import { settle } from './settle.ts';
import { buildRecord, buildRefund, held, paidWord, pending, refundWord } from './test/build-record.ts';

const now = new Date('2026-03-02T00:00:00Z');
const hear = (refunds: readonly Refund[], said: readonly RefundWord[], change = {}) =>
  settle(
    {
      ...held,
      payment: { ...held.payment, state: refunds.length > 0 ? 'refunding' : 'captured' },
      reservation: { ...pending, state: 'cancelled' },
      refunds,
      ...change,
    },
    paidWord({ refunds: said }),
    now,
  );

describe('a refund', () => {
  it('BUY-6 is on its way until the provider confirms it', () => {
    const settled = hear([buildRefund()], [refundWord()]);
    expect(settled.refunds).toMatchObject([
      { state: 'sent', providerRefundId: 're_1', sentAt: now, settledAt: null },
    ]);
    expect([settled.payment.state, settled.payment.refundedCents]).toEqual(['refunding', 0]);
  });

  it('BUY-6 that is confirmed ends payment and reservation', () => {
    const settled = hear([buildRefund()], [refundWord({ state: 'succeeded', reference: 'ARN 7' })]);
    expect(settled.refunds).toMatchObject([{ state: 'succeeded', reference: 'ARN 7', settledAt: now }]);
    expect(settled.payment).toMatchObject({ state: 'refunded', refundedCents: 20_000 });
    expect([settled.reservation?.state, settled.news]).toEqual(['refunded', ['refunded']]);
    expect(settle(settled, paidWord({ refunds: [refundWord({ state: 'succeeded' })] }), now).news).toEqual(
      [],
    );
  });

  it('BUY-6 of a hold that expired leaves it expired', () => {
    const settled = hear([buildRefund({ cause: 'expired' })], [refundWord({ state: 'succeeded' })], {
      reservation: { ...pending, state: 'expired' },
    });
    expect([settled.payment.state, settled.reservation?.state]).toEqual(['refunded', 'expired']);
  });

  it('BUY-6 that fails leaves the money with the dealer, and is told', () => {
    const failed = refundWord({ state: 'failed', failure: 'expired_or_canceled_card' });
    const settled = hear([buildRefund({ state: 'sent', providerRefundId: 're_1' })], [failed]);
    expect(settled.refunds).toMatchObject([{ state: 'failed', failure: 'expired_or_canceled_card' }]);
    expect([settled.payment.state, settled.news]).toEqual(['captured', ['refund_failed']]);
    expect(settle(settled, paidWord({ refunds: [failed] }), now).news).toEqual([]);
  });

  it('BUY-6 can come back from the bank after it succeeded, and goes nowhere else from there', () => {
    const back = buildRefund({ state: 'succeeded', providerRefundId: 're_1' });
    expect(hear([back], [refundWord({ state: 'failed' })]).payment.state).toBe('captured');
    const over = { reservation: { ...pending, state: 'refunded' as const } };
    expect(hear([back], [refundWord({ state: 'failed' })], over).reservation?.state).toBe('cancelled');
    expect(hear([back], [refundWord({ state: 'pending' })]).refunds).toEqual([back]);
    const failed = buildRefund({ state: 'failed', providerRefundId: 're_1' });
    expect(hear([failed], [refundWord({ state: 'succeeded' })]).refunds).toEqual([failed]);
  });

  it('BUY-6 that the provider does not speak of waits', () => {
    const asked = buildRefund();
    expect(hear([asked], [])).toMatchObject({ refunds: [asked], payment: { state: 'refunding' } });
  });

  it('BUY-6 that the dealer made in their own account stands for one of the same sum', () => {
    const settled = hear([buildRefund()], [refundWord({ refundId: null, state: 'succeeded' })]);
    expect([settled.asks, settled.payment.state]).toEqual([[], 'refunded']);
    expect(settled.refunds).toMatchObject([{ cause: 'let_go', providerRefundId: 're_1' }]);
    const refused = buildRefund({ state: 'failed' });
    expect(hear([refused], [refundWord({ refundId: null, state: 'succeeded' })]).payment.state).toBe(
      'refunded',
    );
  });

  it('BUY-6 is known again by the provider’s id', () => {
    const sent = buildRefund({ state: 'sent', providerRefundId: 're_1' });
    const settled = hear([sent], [refundWord({ refundId: null, state: 'succeeded', amountCents: 20_000 })]);
    expect(settled.refunds).toMatchObject([{ state: 'succeeded' }]);
  });

  it('BUY-7 of another sum in the dealer’s own account is written down beside ours', () => {
    const favour = refundWord({ refundId: null, amountCents: 5_000, state: 'succeeded' });
    const settled = settle(held, paidWord({ refunds: [favour, { ...favour, refund: 're_2' }] }), now);
    expect(settled.asks).toMatchObject([
      { cause: 'provider', amountCents: 5_000, known: { providerRefundId: 're_1', state: 'succeeded' } },
      { cause: 'provider', amountCents: 5_000, known: { providerRefundId: 're_2' } },
    ]);
    expect(settled.payment).toMatchObject({ state: 'captured', refundedCents: 10_000, trouble: null });
    expect(settled.reservation?.state).toBe('held');
  });

  it('BUY-7 that would be more than was taken, or has failed, is not written down', () => {
    const stranger = refundWord({ refundId: null, amountCents: 5_000, state: 'succeeded' });
    expect(hear([buildRefund()], [stranger]).asks).toEqual([]);
    expect(hear([], [{ ...stranger, state: 'failed' }]).asks).toEqual([]);
  });

  it.each(['held', 'completed'] as const)(
    'BUY-7 of all the money of a car that is %s is for a person',
    (state) => {
      const whole = refundWord({ refundId: null, state: 'succeeded' });
      const record = { ...held, reservation: { ...pending, state } };
      const settled = settle(record, paidWord({ refunds: [whole] }), now);
      expect(settled.reservation?.state).toBe(state);
      expect(settled.payment).toMatchObject({ state: 'refunded', trouble: 'hold_without_money' });
    },
  );

  it('BUY-3.1 of a second payment is no trouble of the first one’s hold', () => {
    const double = buildRefund({ cause: 'double', state: 'sent', providerRefundId: 're_1' });
    const settled = hear([double], [refundWord({ state: 'succeeded' })], {
      reservation: { ...pending, state: 'held' },
    });
    expect(settled).toMatchObject({
      payment: { state: 'refunded', trouble: null },
      reservation: { state: 'held' },
    });
  });

  it('BUY-6 of a payment that was never taken is not believed', () => {
    const record = buildRecord();
    expect(settle(record, { ...paidWord({ refunds: [refundWord()] }), state: 'open' }, now).refunds).toEqual(
      [],
    );
  });
});

describe('what can go back', () => {
  it('BUY-6 is what came less what went, and never less than nothing', () => {
    const refunds = [
      buildRefund({ amountCents: 5_000 }),
      buildRefund({ amountCents: 9_000, state: 'failed' }),
    ];
    expect(returnableCents({ capturedCents: 20_000 }, refunds)).toBe(15_000);
    expect(returnableCents({ capturedCents: 1_000 }, refunds)).toBe(0);
  });

  it('BUY-7 is nothing while a bank has the money or may take it', () => {
    expect((['open', 'won', 'lost'] as const).map((state) => keepsFromRefund({ state }))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('BUY-6 is read with its key', () => {
    expect(refundSchema.safeParse(buildRefund()).success).toBe(true);
    expect(refundSchema.safeParse(buildRefund({ requestKey: 'short' })).success).toBe(false);
  });
});
