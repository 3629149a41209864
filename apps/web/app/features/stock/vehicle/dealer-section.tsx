import type { VehicleDealerView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { BlockAnchor } from '../../../shared/block-anchor.tsx';
import { DrawnMap } from '../../../shared/drawn-map.tsx';
import { HoursTable } from '../../../shared/hours-table.tsx';

/** Where the car stands, when somebody is there, and how to get there. */
export function DealerSection({ dealer }: { readonly dealer: VehicleDealerView }) {
  const { name, street, city, openText, isOpen, hours, directions, page, place, stockNumber } = dealer;
  return (
    <section className="sect" id="dealership">
      <h2>Where it is</h2>
      <div className="vdealer">
        <div className="one-words">
          <address>
            <b>{name}</b>
            {street !== null && <span>{street}</span>}
            {city !== null && <span>{city}</span>}
          </address>
          {openText !== null && (
            <p className="m-open" data-open={isOpen ? '' : undefined}>
              <Icon path={clockIcon} />
              {openText}
            </p>
          )}
          {(directions ?? page) && (
            <p className="loc-links">
              {directions && <BlockAnchor link={directions} className="link" />}
              {page && <BlockAnchor link={page} className="link" />}
            </p>
          )}
          <HoursTable name={name} hours={hours} />
          {stockNumber !== null && <p className="small muted">Ask for stock number {stockNumber}.</p>}
        </div>
        {place && <DrawnMap place={place} name={name} />}
      </div>
    </section>
  );
}
