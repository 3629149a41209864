import type { LoanChoice } from '@forecourt/domain/finance/loan-choice';

const total = 'Total payable';

interface Fact {
  readonly label: string;
  readonly text: string;
}

/** All that is paid for the car: what is brought along counts too, and then the words say so. */
export function totalLabel({ depositCents, tradeInCents }: LoanChoice): string {
  if (depositCents === 0 && tradeInCents === 0) return total;
  if (tradeInCents === 0) return `${total} with your deposit`;
  return `${total} with your ${depositCents === 0 ? 'trade-in' : 'deposit and trade-in'}`;
}

/** What is paid in all, by whatever words; null: it is not known. */
export function totalFact({ facts }: { readonly facts: readonly Fact[] }): Fact | null {
  return facts.find(({ label }) => label.startsWith(total)) ?? null;
}
