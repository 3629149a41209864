import type { VehicleDealerView } from '@forecourt/app/stock/vehicle/vehicle-page.view';

/** Who sells the car, and whether somebody is there now. */
export function SellerLine({ dealer }: { readonly dealer: VehicleDealerView }) {
  const { seller, openText, name } = dealer;
  return (
    <div className="person vpart">
      <span className="avatar" aria-hidden="true">
        {seller.initials}
      </span>
      <div>
        <b>{seller.name}</b>
        <p className="small muted">{openText ?? name}</p>
      </div>
    </div>
  );
}
