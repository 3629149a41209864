import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FinanceWays } from './finance-ways.tsx';

export interface WeeklyNoteProps {
  readonly weekly: NonNullable<VehiclePageView['weekly']>;
  /** The calculator to go on with; null: the page has none. */
  readonly card: FinanceCardView | null;
}

/** What the car comes to a week: figure, comparison rate and warning are one block, so that they cannot part (LAW-2). */
export function WeeklyNote({ weekly, card }: WeeklyNoteProps) {
  return (
    <div className="vpart vweekly">
      <p className="price-week">
        <b>{weekly.price}</b> {weekly.finalPayment !== null && <span>{weekly.finalPayment}</span>}{' '}
        <b>{weekly.comparisonRate}</b>
      </p>
      {weekly.example !== null && <p className="small">{weekly.example}</p>}
      <p className="rate-warning">
        {weekly.basis} {weekly.warning}
      </p>
      {card && (
        <p className="vfinance-ways">
          <a className="link" href="#finance">
            Work out my repayments
          </a>
          <FinanceWays card={card} />
        </p>
      )}
    </div>
  );
}
