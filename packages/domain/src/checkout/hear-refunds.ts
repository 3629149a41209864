import type { SettledPayment } from './payment-record.ts';
import { isPaid, type Payment } from './payment.ts';
import type { RefundWord } from './provider-word.ts';
import type { Reservation } from './reservation.ts';
import { countsAgainst, returnableCents, type Refund, type RefundToAsk } from './refund.ts';

/** What becomes of refunds, payment and reservation by what the provider says of the money that goes back. */
export function hearRefunds(settled: SettledPayment, said: readonly RefundWord[], now: Date): SettledPayment {
  if (!isPaid(settled.payment)) return settled;
  const mine = ownWords(settled.refunds, said);
  const refunds = settled.refunds.map((refund) => heard(refund, mine.get(refund.id), now));
  const own = new Set(mine.values());
  const asks = withStrangers(
    { ...settled, refunds },
    said.filter((word) => !own.has(word)),
  );
  const failed = refunds.filter(
    ({ state }, at) => state === 'failed' && settled.refunds[at]?.state !== 'failed',
  );
  const concluded = conclude({ ...settled, refunds, asks });
  const isBack = concluded.payment.state === 'refunded' && settled.payment.state !== 'refunded';
  const news = [
    ...settled.news,
    ...(failed.length > 0 ? (['refund_failed'] as const) : []),
    ...(isBack ? (['refunded'] as const) : []),
  ];
  return { ...concluded, news };
}

/**
 * Which word is about which of our refunds: by our id, by the provider's, or one made in the dealer's account of the
 * same sum as one that the provider never heard of, which it then stands for.
 */
function ownWords(refunds: readonly Refund[], said: readonly RefundWord[]): ReadonlyMap<string, RefundWord> {
  const found = new Map<string, RefundWord>();
  for (const word of said) {
    const mine =
      refunds.find(({ id }) => id === word.refundId) ??
      refunds.find(({ providerRefundId }) => providerRefundId === word.refund) ??
      refunds.find((refund) => !found.has(refund.id) && standsFor(word, refund));
    if (mine) found.set(mine.id, word);
  }
  return found;
}

function standsFor({ refundId, amountCents }: RefundWord, refund: Refund): boolean {
  return refundId === null && refund.providerRefundId === null && refund.amountCents === amountCents;
}

/** Refunds that were made in the dealer's account. What would be more than was taken waits until another has failed. */
function withStrangers(
  { payment, refunds, asks: asked }: SettledPayment,
  said: readonly RefundWord[],
): readonly RefundToAsk[] {
  const asks = [...asked];
  for (const word of said) {
    const known = wordOf(word);
    const sums = [...refunds, ...asks.map((ask) => ({ ...ask, state: ask.known?.state ?? 'asked' }))];
    if (known.state !== 'failed' && word.amountCents <= returnableCents(payment, sums)) {
      asks.push({ cause: 'provider', amountCents: word.amountCents, known });
    }
  }
  return asks;
}

type Known = NonNullable<RefundToAsk['known']>;

const stateOfWord = { pending: 'sent', succeeded: 'succeeded', failed: 'failed' } as const;

function wordOf({ refund, state, failure, reference }: RefundWord): Known {
  return { providerRefundId: refund, state: stateOfWord[state], failure, reference };
}

function heard(refund: Refund, word: RefundWord | undefined, now: Date): Refund {
  if (word === undefined) return refund;
  const known = wordOf(word);
  // A refund that succeeded can still come back from the bank; nothing else goes back.
  const isBehind = refund.state === 'succeeded' && known.state === 'sent';
  if (isBehind || (refund.state === 'failed' && refund.providerRefundId !== null)) return refund;
  const isSettled = known.state !== 'sent';
  return { ...refund, ...known, sentAt: refund.sentAt ?? now, settledAt: isSettled ? now : null };
}

/** Where payment and reservation stand by their refunds. */
function conclude(settled: SettledPayment): SettledPayment {
  const { payment, reservation } = settled;
  const state = stateByRefunds(settled);
  const refundedCents = sumOf(succeededOf(settled));
  const keepsCar = reservation?.state === 'held' || reservation?.state === 'completed';
  // Ended by a person, after a look: the dealer may have given it back as a favour.
  const isFavour =
    keepsCar && state === 'refunded' && !partsOf(settled).some(({ cause }) => cause === 'double');
  return {
    ...settled,
    payment: { ...payment, state, refundedCents, trouble: isFavour ? 'hold_without_money' : payment.trouble },
    reservation: reservation && withMoneyBack(reservation, state === 'refunded'),
  };
}

/** What was let go is over once its money is back; a refund that comes back from the bank opens it again. */
function withMoneyBack(reservation: Reservation, isBack: boolean): Reservation {
  if (reservation.state === 'cancelled' && isBack) return { ...reservation, state: 'refunded' };
  return reservation.state === 'refunded' && !isBack ? { ...reservation, state: 'cancelled' } : reservation;
}

type Part = Pick<Refund, 'cause' | 'amountCents' | 'state'>;

const partsOf = ({ refunds, asks }: SettledPayment): readonly Part[] => [
  ...refunds,
  ...asks.map(({ cause, amountCents, known }) => ({ cause, amountCents, state: known?.state ?? 'asked' })),
];
const succeededOf = (settled: SettledPayment) =>
  partsOf(settled).filter(({ state }) => state === 'succeeded');
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

function stateByRefunds(settled: SettledPayment): Payment['state'] {
  if (partsOf(settled).some((part) => countsAgainst(part) && part.state !== 'succeeded')) return 'refunding';
  const succeeded = succeededOf(settled);
  const isWhole = sumOf(succeeded) >= settled.payment.capturedCents;
  const isDue = succeeded.some(({ cause }) => cause !== 'provider');
  return isWhole || isDue ? 'refunded' : 'captured';
}
