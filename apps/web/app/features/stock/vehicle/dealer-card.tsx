import type { VehicleDealerView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon } from '@forecourt/ui/icons';
import { BlockAnchor } from '../../../shared/block-anchor.tsx';
import { HoursTable } from '../../../shared/hours-table.tsx';
import { MapCard } from '../../../shared/map-card.tsx';

/** Where the car stands, when somebody is there, and how to get there. */
export function DealerCard({ dealer }: { readonly dealer: VehicleDealerView }) {
  const { name, street, city, openText, isOpen, hours, directions, page, map, stockNumber } = dealer;
  return (
    <section className="vcard" id="vehicle-map">
      <h2>Where it is</h2>
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
        <p className="vacts">
          {directions && <BlockAnchor link={directions} className="btn line" />}
          {page && <BlockAnchor link={page} className="btn line" />}
        </p>
      )}
      {map && <MapCard view={map} name={name} />}
      <HoursTable name={name} hours={hours} />
      {stockNumber !== null && <p className="small muted">Ask for stock number {stockNumber}.</p>}
    </section>
  );
}
