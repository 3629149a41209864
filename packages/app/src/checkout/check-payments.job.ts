import { formatDollars } from '@forecourt/domain/core/money';
import * as z from 'zod';
import type { PaymentStore, PaymentTrouble } from '../ports/checkout/payment-store.port.ts';
import type { FindingStore, FoundOnSite } from '../ports/law/finding-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** Writes down what a person has to look at among a site's payments. */
export const checkPaymentsJob = defineJob({
  name: 'check-payments',
  input: z.strictObject({}),
  timeoutSeconds: 30,
});

export interface CheckPaymentsPorts {
  readonly store: StoreRunner<{
    readonly payments: Pick<PaymentStore, 'listTroubles'>;
    readonly findings: Pick<FindingStore, 'keep'>;
  }>;
}

const most = 1_000;

/** Each trouble is a finding with its sum, for as long as it holds (BUY-7). */
export function checkPayments({ store }: CheckPaymentsPorts, scope: SiteScope, now: Date) {
  return store.run(scope, async ({ payments, findings }) =>
    findings.keep('payments', (await payments.listTroubles(most)).map(findingOf), now),
  );
}

const words: Readonly<Record<PaymentTrouble['kind'], { readonly what: string; readonly mend: string }>> = {
  mismatch: {
    what: 'A payment came with another sum than was asked, and goes back',
    mend: 'Call the buyer: the car was let go. See that the refund arrives.',
  },
  not_ours: {
    what: 'The provider’s answer was about another payment or another dealership’s account',
    mend: 'Look the payment up in the dealership’s own account with the provider.',
  },
  hold_without_money: {
    what: 'A car is held whose deposit was returned in the dealership’s own account',
    mend: 'Let the car go, or keep it without a deposit if that was agreed.',
  },
  refund_failed: {
    what: 'A deposit could not be returned to the buyer’s card',
    mend: 'Call the buyer and ask for bank details by phone only. Then return it.',
  },
  refund_stuck: {
    what: 'A refund has been on its way for over a day',
    mend: 'See that the dealership’s account with the provider has the balance for it.',
  },
  dispute: {
    what: 'A buyer’s bank asks for a deposit back',
    mend: 'Answer in the dealership’s account with the provider. Do not refund on top of it.',
  },
};

function findingOf({ kind, paymentId, dealershipId, amountCents, dueAt }: PaymentTrouble): FoundOnSite {
  const { what, mend } = words[kind];
  const due = dueAt === null ? '' : `, by ${dueAt.toISOString().slice(0, 10)}`;
  return {
    cause: kind,
    severity: kind === 'not_ours' ? 'unknown' : 'risk',
    what: `${what}: ${formatDollars(amountCents)}${due}.`,
    where: { page: 'checkout', part: 'payment', id: paymentId },
    source: null,
    dealershipId,
    mendedBy: 'dealer',
    mend,
  };
}
