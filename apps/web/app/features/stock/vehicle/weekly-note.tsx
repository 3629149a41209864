import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';

export interface WeeklyNoteProps {
  readonly weekly: NonNullable<VehiclePageView['weekly']>;
  /** Whether the page has the calculator to go on with. */
  readonly hasCalculator: boolean;
}

/** What the car comes to a week: figure, comparison rate and warning are one block, so that they cannot part (LAW-2). */
export function WeeklyNote({ weekly, hasCalculator }: WeeklyNoteProps) {
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
      {hasCalculator && (
        <a className="link" href="#finance">
          Work out my repayments
        </a>
      )}
    </div>
  );
}
