import { endHold, type HoldEnd } from '../end-hold.ts';
import type { PaymentRecord } from '../payment-record.ts';
import type { Refund, RefundToAsk } from '../refund.ts';
import type { Reservation } from '../reservation.ts';
import { settle } from '../settle.ts';
import { buildRecord, buildRefund, paidAt } from './build-record.ts';
import type { NaiveProvider } from './naive-provider.ts';

/** Our rows as the store keeps them: a refund of a cause that happens once is written once. */
export class OurBooks {
  record: PaymentRecord = buildRecord();
  told: string[] = [];

  get reservation(): Reservation {
    return this.record.reservation as Reservation;
  }

  hear(provider: NaiveProvider, now: Date): void {
    const { asks, news, ...record } = settle(this.record, provider.word(paidAt), now);
    this.record = record;
    this.told.push(...news);
    for (const ask of asks) this.write(ask);
  }

  end(by: HoldEnd, now: Date): void {
    const ended = endHold({ reservation: this.reservation, payments: [this.record] }, by, now);
    if (!ended.ok) return;
    this.record = { ...this.record, reservation: ended.value.reservation };
    for (const { cause, amountCents } of ended.value.asks) {
      this.write({ cause, amountCents, known: null });
      this.record = { ...this.record, payment: { ...this.record.payment, state: 'refunding' } };
    }
  }

  /** The worker, with the key of the row; one that the provider refuses has failed. */
  sendRefunds(provider: NaiveProvider): void {
    const refunds = this.record.refunds.map((refund): Refund => {
      if (refund.state !== 'asked') return refund;
      return provider.refund(refund.id, refund.amountCents) === 'refused'
        ? { ...refund, state: 'failed' }
        : refund;
    });
    this.record = { ...this.record, refunds };
  }

  private write({ cause, amountCents, known }: RefundToAsk): void {
    const { refunds } = this.record;
    if (cause !== 'provider' && refunds.some((one) => one.cause === cause)) return;
    const id = `refund ${refunds.length}` as Refund['id'];
    this.record = {
      ...this.record,
      refunds: [...refunds, buildRefund({ id, cause, amountCents, ...known })],
    };
  }
}
