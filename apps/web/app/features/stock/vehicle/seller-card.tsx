import type { VehicleDealerView, VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';

export interface SellerCardProps {
  readonly dealer: VehicleDealerView;
  readonly actions: VehiclePageView['actions'];
}

/** Who sells the car, whether somebody is there now, and the way to ask them. */
export function SellerCard({ dealer: { seller, openText, name }, actions }: SellerCardProps) {
  const ask = actions.find(({ opens }) => opens === 'enquiry');
  return (
    <section className="vcard" aria-label="Who sells it">
      <div className="person">
        <span className="avatar" aria-hidden="true">
          {seller.initials}
        </span>
        <div>
          <b>{seller.name}</b>
          <p className="small muted">{openText ?? name}</p>
        </div>
      </div>
      {ask && (
        <FormLink className="btn line" href={ask.href}>
          Ask a question
        </FormLink>
      )}
    </section>
  );
}
