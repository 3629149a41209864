import type { LoanChoice } from '@forecourt/domain/finance/loan-choice';
import type { LoanView } from './loan.view.ts';

const total = 'Total payable';

/** All that is paid for the car: what is brought along counts too, and then the words say so. */
export function totalLabel({ depositCents, tradeInCents }: LoanChoice): string {
  if (depositCents === 0 && tradeInCents === 0) return total;
  if (tradeInCents === 0) return `${total} with your deposit`;
  return `${total} with your ${depositCents === 0 ? 'trade-in' : 'deposit and trade-in'}`;
}

/** What is paid in all, by whatever words; null: it is not known. */
export function totalFact({ facts }: Pick<LoanView, 'facts'>): LoanView['facts'][number] | null {
  return facts.find(({ label }) => label.startsWith(total)) ?? null;
}
