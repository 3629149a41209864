import type { DeliveryRowView } from '@forecourt/app/leads/desk/deliveries.view';
import { Link } from 'react-router';
import { Tries } from '../../shared/tries.tsx';
import { deliveriesAddress, type DeliveryFilters } from './delivery-filters.ts';

interface Props {
  readonly rows: readonly DeliveryRowView[];
  readonly filters: DeliveryFilters;
  readonly openId: string | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** The deliveries of a list, each with its lead and its tries. */
export function DeliveriesList({ rows, filters, openId, chosen, onChoose }: Props) {
  const choosable = rows.filter(({ canResend }) => canResend).map(({ id }) => id);
  const areAll = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  return (
    <table className="tbl cards mt8" aria-label="Deliveries">
      <thead>
        <tr>
          {choosable.length > 0 && (
            <th className="pick">
              <input
                type="checkbox"
                aria-label="Choose all that are shown"
                checked={areAll}
                ref={(box) => {
                  if (box) box.indeterminate = !areAll && choosable.some((id) => chosen.has(id));
                }}
                onChange={({ target }) => onChoose(choosable, target.checked)}
              />
            </th>
          )}
          <th>Since</th>
          <th>Lead</th>
          <th>Destination</th>
          <th>Tries</th>
          <th>Last answer</th>
          <th>{filters.tab === 'delivered' ? 'Taken' : 'Next'}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            to={deliveriesAddress(`/deliveries/${row.id}`, filters)}
            isOpen={row.id === openId}
            isChosen={chosen.has(row.id)}
            onChoose={choosable.length > 0 ? onChoose : null}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: DeliveryRowView;
  readonly to: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: Props['onChoose'] | null;
}

function Row({ row, to, isOpen, isChosen, onChoose }: RowProps) {
  return (
    <tr className={isOpen || isChosen ? 'on' : undefined}>
      {onChoose && (
        <td className="pick">
          <input
            type="checkbox"
            aria-label={`Choose ${row.name} to ${row.destination}`}
            checked={isChosen}
            disabled={!row.canResend}
            onChange={({ target }) => onChoose([row.id], target.checked)}
          />
        </td>
      )}
      <td className="nw since">{row.since}</td>
      <td>
        <Link className="plain" to={to} data-delivery={row.id} {...(isOpen && { 'aria-current': 'true' })}>
          <b>{row.name}</b>
        </Link>
        <span className="t2">{row.about}</span>
      </td>
      <td data-label="To">{row.destination}</td>
      <td>
        <Tries outcomes={row.tries} />
      </td>
      <td className="sm">
        {row.lastAnswer ?? <span className="mut">not tried yet</span>}
        {row.otherwise !== null && <span className="t2">{row.otherwise}</span>}
      </td>
      <td className="nw sm" data-label="Next">
        {row.next}
      </td>
    </tr>
  );
}
