import { Fragment } from 'react';
import { weeklyLabel, type ComparePageView } from '@forecourt/app/watchlist/compare-page.view';
import { isLacking, listed } from '@forecourt/domain/watchlist/compared-features';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';

type Rows = ComparePageView['groups'][number]['rows'];

interface CompareRowsProps {
  readonly label: string;
  readonly rows: Rows;
  readonly cars: number;
  /** Stands under the row of weekly repayments (LAW-2). */
  readonly rateWarning: ComparePageView['rateWarning'];
  /** There is a column in which one more car could stand. */
  readonly hasRoom: boolean;
}

/** Nobody said anything of this car. */
function isQuiet(value: string | null): boolean {
  return value === null || isLacking(value);
}

/** A repayment and its comparison rate are two lines of one cell, and so is each feature that one car alone lists. */
function linesOf(value: string) {
  const lines = value.split('\n');
  return lines.length === 1 ? value : lines.map((line) => <span key={line}>{line}</span>);
}

/** A group of rows. What differs is bold and marked, and where one car is plainly ahead a word says so. */
export function CompareRows({ label, rows, cars, hasRoom, rateWarning }: CompareRowsProps) {
  return (
    <tbody role="rowgroup">
      <tr className="grp" role="row">
        <th colSpan={cars + (hasRoom ? 2 : 1)} role="rowheader">
          <span>{label}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Fragment key={row.label}>
          <tr className={row.differs ? 'dif' : 'same'} role="row">
            <th scope="row" role="rowheader">
              <span>
                {row.label}
                {row.differs && <span className="vh"> (differs)</span>}
              </span>
            </th>
            {row.values.map((value, place) => {
              const isBest = row.best?.place === place;
              return (
                <td
                  key={place}
                  className={isBest ? 'best' : isQuiet(value) ? 'quiet' : undefined}
                  role="cell"
                >
                  {value === listed && <Icon path={checkIcon} />}
                  {linesOf(value ?? 'Not stated')}
                  {isBest && (
                    <small>
                      <Icon path={checkIcon} />
                      {row.best.word}
                    </small>
                  )}
                </td>
              );
            })}
            {hasRoom && <td className="add" role="cell" />}
          </tr>
          {row.label === weeklyLabel && rateWarning && (
            <tr className="cmp-law" role="row">
              <td colSpan={cars + (hasRoom ? 2 : 1)} role="cell">
                <b>{rateWarning.basis}</b> {rateWarning.warning}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  );
}
