import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';

interface FinanceWaysProps {
  readonly card: Pick<FinanceCardView, 'preApproval' | 'personal'>;
}

/** The ways on from the finance of a car, seen while its fold is closed: opened, it has them with the sums that were chosen. */
export function FinanceWays({ card: { preApproval, personal } }: FinanceWaysProps) {
  return [preApproval, personal].map(
    (way) =>
      way && (
        <a key={way.href} className="link vfinance-way" href={way.href}>
          {way.text}
        </a>
      ),
  );
}
