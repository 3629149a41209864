import type { VehicleDealerView, VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';

export interface SellerCardProps {
  readonly dealer: VehicleDealerView;
  readonly actions: VehiclePageView['actions'];
}

/** Who sells the car, by name where the site has one, whether somebody is there now, and the way to ask them. */
export function SellerCard({ dealer: { seller, person, openText, name }, actions }: SellerCardProps) {
  const ask = actions.find(({ opens }) => opens === 'enquiry');
  const [asked] = person?.name.split(' ') ?? [];
  return (
    <section className="vcard" aria-label="Who sells it">
      <div className="person">
        <span className="avatar" aria-hidden="true">
          {(person ?? seller).initials}
        </span>
        <div>
          <b>{person ? person.name : seller.name}</b>
          {person && (
            <p className="small">
              {seller.name}, {person.role}
            </p>
          )}
          <p className="small muted">{openText ?? name}</p>
        </div>
      </div>
      {ask && (
        <FormLink className="btn line" href={ask.href}>
          {asked === undefined ? 'Ask a question' : `Ask ${asked} a question`}
        </FormLink>
      )}
    </section>
  );
}
