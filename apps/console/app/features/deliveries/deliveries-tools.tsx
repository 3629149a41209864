import type { DeliveriesView } from '@forecourt/app/leads/desk/deliveries.view';
import { RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { Kbd } from '../../shared/keys/kbd.tsx';
import { deliveriesAddress, type DeliveryFilters } from './delivery-filters.ts';
import type { Resending } from './use-resend.ts';

interface Props {
  readonly view: DeliveriesView;
  readonly filters: DeliveryFilters;
  readonly chosen: readonly string[];
  readonly isPending: boolean;
  readonly onResend: (wanted: Resending) => void;
}

/** The lists with their counts, what narrows them, and what can be done with what is chosen. */
export function DeliveriesTools({ view, filters, chosen, isPending, onResend }: Props) {
  const destination = view.destinations.find(({ id }) => id !== null && id === filters.to);
  return (
    <div className="block rowf wrap tools">
      <nav className="tabs" aria-label="Which deliveries">
        {view.tabs.map(({ id, text, count }) => (
          <Link
            key={id}
            to={deliveriesAddress('/deliveries', { ...filters, tab: id })}
            {...(id === filters.tab && { 'aria-current': 'page' })}
          >
            {text}
            {count !== null && count > 0 && <span className="n">{count.toLocaleString('en-AU')}</span>}
          </Link>
        ))}
      </nav>
      {destination && (
        <Link
          className="fchip"
          to={deliveriesAddress('/deliveries', { ...filters, to: '' })}
          aria-label={`To ${destination.name}: drop this filter`}
        >
          To <b className="el">{destination.name}</b>
          <X className="i s" />
        </Link>
      )}
      <span className="grow" />
      {chosen.length > 0 && (
        <span className="sm ink2" role="status">
          {chosen.length} chosen
        </span>
      )}
      {chosen.length > 0 && (
        <button
          type="button"
          className="btn pri s"
          disabled={isPending}
          onClick={() => onResend({ ids: chosen })}
        >
          <RotateCw className="i s" />
          Send again <Kbd name="resend" />
        </button>
      )}
      {chosen.length === 0 && destination?.id && filters.tab === 'dead' && destination.dead > 0 && (
        <ResendAll
          count={destination.dead}
          isPending={isPending}
          onPress={() => destination.id !== null && onResend({ destinationId: destination.id })}
        />
      )}
    </div>
  );
}

interface AllProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

function ResendAll({ count, isPending, onPress }: AllProps) {
  return (
    <button type="button" className="btn line s" disabled={isPending} onClick={onPress}>
      <RotateCw className="i s" />
      {count === 1 ? 'Send it again' : `Send all ${count.toLocaleString('en-AU')} again`}
    </button>
  );
}
