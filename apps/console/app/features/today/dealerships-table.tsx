import type { DealershipTodayView } from '@forecourt/app/leads/today/today.view';
import { Link } from 'react-router';

/** The yards of a group, the ones that need it first. */
export function DealershipsTable({ dealerships }: { readonly dealerships: readonly DealershipTodayView[] }) {
  return (
    <div className="panel">
      <table className="tbl cards in-panel">
        <thead>
          <tr>
            <th>Yard</th>
            <th className="num">Waiting</th>
            <th className="num">Late</th>
            <th className="num">Half within</th>
            <th>In time this week</th>
            <th className="num">Gave up</th>
          </tr>
        </thead>
        <tbody>
          {dealerships.map(({ id, name, waiting, late, halfWithin, kept, dead, href }) => (
            <tr key={id}>
              <td>
                <Link className="plain" to={href}>
                  <b>{name}</b>
                </Link>
              </td>
              <td className="num" data-label="Waiting">
                {waiting}
              </td>
              <td className="num" data-label="Late">
                {late > 0 ? <span className="clock late">{late}</span> : <span className="mut">0</span>}
              </td>
              <td className="num" data-label="Half within">
                {halfWithin ?? <span className="mut">-</span>}
              </td>
              <td data-label="In time">
                {kept === null ? (
                  <span className="mut">{waiting > 0 ? 'None due yet' : 'Nobody asked'}</span>
                ) : (
                  <Kept kept={kept} />
                )}
              </td>
              <td className="num" data-label="Gave up">
                {dead > 0 ? (
                  <Link
                    to={`/deliveries?tab=dead&at=${id}`}
                    aria-label={`${dead} deliveries of ${name} gave up`}
                  >
                    {dead}
                  </Link>
                ) : (
                  <span className="mut">0</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Kept({ kept }: { readonly kept: number }) {
  return (
    <span className="rowf">
      <span className="meter" aria-hidden="true">
        <i style={{ width: `${kept * 100}%` }} className={kept < 0.9 ? 'bad' : undefined} />
      </span>
      <b>{kept === 1 ? 100 : Math.min(99, Math.round(kept * 100))}%</b>
    </span>
  );
}
