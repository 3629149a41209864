import type { DestinationView, HourState } from '@forecourt/app/leads/desk/deliveries.view';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DestinationIcon } from '../../shared/destination-icon.tsx';
import { FactChip } from '../../shared/fact-chip.tsx';
import { deliveriesAddress, type DeliveryFilters } from './delivery-filters.ts';

interface Props {
  readonly destinations: readonly DestinationView[];
  readonly filters: DeliveryFilters;
}

/** Every destination in reach and how it did in the last day. */
export function DestinationsTable({ destinations, filters }: Props) {
  return (
    <table className="tbl cards" aria-label="Where leads go">
      <thead>
        <tr>
          <th>Destination</th>
          <th>State</th>
          <th>24 hours</th>
          <th className="num">Taken</th>
          <th className="num hide-n">95% within</th>
          <th>Last answer</th>
          <th className="num">Waiting</th>
          <th className="num">Gave up</th>
        </tr>
      </thead>
      <tbody>
        {destinations.map((one) => (
          <Destination key={`${one.id} ${one.dealership}`} destination={one} filters={filters} />
        ))}
      </tbody>
    </table>
  );
}

const signs: Partial<Record<DestinationView['state']['tone'], ReactNode>> = {
  good: <Check className="i s" />,
  bad: <X className="i s" />,
  warn: <TriangleAlert className="i s" />,
};

function Destination({
  destination,
  filters,
}: {
  readonly destination: DestinationView;
  readonly filters: DeliveryFilters;
}) {
  const { id, name, kind, address, dealership, state, rests, taken, within, lastAnswer } = destination;
  return (
    <tr>
      <td>
        <span className="rowf g6">
          <DestinationIcon kind={kind} />
          <b>{name}</b>
          <span className="mut sm">{kind}</span>
        </span>
        <span className="t2">{[address, dealership].filter(Boolean).join(', ')}</span>
      </td>
      <td>
        <FactChip {...state} icon={signs[state.tone]} />
        {rests !== null && <span className="t2">until {rests}</span>}
      </td>
      <td>
        <Hours hours={destination.hours} label={destination.hoursLabel} />
      </td>
      <td className="num" data-label="Taken">
        {taken ?? <span className="mut">none sent</span>}
      </td>
      <td className="num hide-n" data-label="95% within">
        {within ?? <span className="mut">-</span>}
      </td>
      <td className="sm mut" data-label="Last answer">
        {lastAnswer ?? 'none in 24 hours'}
      </td>
      <td className="num" data-label="Waiting">
        <Count
          count={destination.waiting}
          to={deliveriesAddress('/deliveries', { ...filters, tab: 'waiting', to: id ?? '' })}
        />
      </td>
      <td className="num" data-label="Gave up">
        <Count
          count={destination.dead}
          to={deliveriesAddress('/deliveries', { ...filters, tab: 'dead', to: id ?? '' })}
        />
      </td>
    </tr>
  );
}

/** A number leads to what it counts. */
function Count({ count, to }: { readonly count: number; readonly to: string }) {
  if (count === 0) return <span className="mut">0</span>;
  return <Link to={to}>{count.toLocaleString('en-AU')}</Link>;
}

const classes: Readonly<Record<HourState, string>> = { none: 'o', taken: '', some: 'w', refused: 'x' };

/** An hour a bar, the last the present one. */
function Hours({ hours, label }: { readonly hours: readonly HourState[]; readonly label: string }) {
  return (
    <span className="up24" role="img" aria-label={label} title={label}>
      {hours.map((state, hour) => (
        // oxlint-disable-next-line react/no-array-index-key -- an hour is its place
        <i key={hour} className={classes[state]} />
      ))}
    </span>
  );
}
