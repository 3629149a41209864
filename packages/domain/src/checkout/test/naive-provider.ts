import type { ProviderWord, RefundWord } from '../provider-word.ts';
import { buildWord } from './build-record.ts';

/** A payment provider as a child would draw it: a session, a purse, and slips of paper for what went back. */
export class NaiveProvider {
  state: 'open' | 'paid' | 'closed' = 'open';
  purse = 0;
  decline: ProviderWord['decline'] = null;
  readonly slips: RefundWord[] = [];

  pay(cents: number): void {
    if (this.state !== 'open') return;
    this.state = 'paid';
    this.purse = cents;
  }

  declineAt(at: Date): void {
    if (this.state === 'open') this.decline = { code: 'do_not_honour', at };
  }

  close(): 'closed' | 'complete' {
    if (this.state === 'paid') return 'complete';
    this.state = 'closed';
    return 'closed';
  }

  /** What is in the purse and not promised away. */
  get left(): number {
    const away = this.slips.filter(({ state }) => state !== 'failed');
    return this.purse - away.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  /** The same id again is the same slip; more than there is, is refused. */
  refund(refundId: string | null, amountCents: number): 'taken' | 'refused' {
    if (refundId !== null && this.slips.some((slip) => slip.refundId === refundId)) return 'taken';
    if (amountCents > this.left || amountCents === 0) return 'refused';
    const refund = `re_${this.slips.length}`;
    this.slips.push({ refund, refundId, amountCents, state: 'pending', failure: null, reference: null });
    return 'taken';
  }

  /** The bank answers for the oldest slip that waits. */
  bankAnswers(state: 'succeeded' | 'failed'): void {
    const at = this.slips.findIndex((slip) => slip.state === 'pending');
    const slip = this.slips[at];
    if (slip) this.slips[at] = { ...slip, state };
  }

  word(paidAt: Date): ProviderWord {
    const isPaid = this.state === 'paid';
    return buildWord({
      state: this.state,
      capturedCents: this.purse,
      payment: isPaid ? 'pi_1' : null,
      paidAt: isPaid ? paidAt : null,
      decline: this.decline,
      refunds: this.slips.map((slip) => ({ ...slip })),
    });
  }
}
