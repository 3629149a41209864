import { formatWholeDollars } from '@forecourt/domain/core/money';
import type { LoanQuote } from '@forecourt/domain/finance/loan-quote';

/** What is paid in one year, each part from 0 to 100 of the tallest bar. */
export interface PaymentBarView {
  readonly year: string;
  readonly principal: number;
  readonly interest: number;
  readonly balloon: number;
}

export interface PaymentBarsView {
  readonly bars: readonly PaymentBarView[];
  /** What the colours stand for, with what each comes to; nothing that comes to nothing. */
  readonly legend: readonly { readonly part: 'principal' | 'interest' | 'balloon'; readonly text: string }[];
  /** The picture in words, for those who do not see it. */
  readonly summary: string;
}

/** The picture of what is paid over time (RULE-5); null where nothing has to be lent. */
export function paymentBars({
  years,
  amountCents,
  balloonCents,
  interestCents,
}: LoanQuote): PaymentBarsView | null {
  if (amountCents === 0 || interestCents === null) return null;
  const paid = years.slice(1).map((year, index) => {
    const before = years[index] ?? year;
    const balloon = index === years.length - 2 ? balloonCents : 0;
    const interest = year.interestCents - before.interestCents;
    const principal = year.paidCents - before.paidCents - interest - balloon;
    return { year: year.year, principal, interest, balloon };
  });
  const tallest = Math.max(...paid.map(({ principal, interest, balloon }) => principal + interest + balloon));
  const share = (cents: number) => (tallest === 0 ? 0 : Math.round((cents / tallest) * 1000) / 10);
  const parts = [
    { part: 'principal', cents: amountCents - balloonCents, words: 'paid off' },
    { part: 'interest', cents: interestCents, words: 'interest' },
    { part: 'balloon', cents: balloonCents, words: 'final payment' },
  ] as const;
  return {
    bars: paid.map(({ year, principal, interest, balloon }) => ({
      year: String(year),
      principal: share(principal),
      interest: share(interest),
      balloon: share(balloon),
    })),
    legend: parts.flatMap(({ part, cents, words }) =>
      cents <= 0 ? [] : { part, text: `${formatWholeDollars(cents)} ${words}` },
    ),
    summary: paid
      .map(({ year, principal, interest, balloon }) => {
        const last = balloon > 0 ? ` and the final payment of ${formatWholeDollars(balloon)}` : '';
        return `Year ${year}: ${formatWholeDollars(principal)} paid off, ${formatWholeDollars(interest)} interest${last}.`;
      })
      .join(' '),
  };
}
