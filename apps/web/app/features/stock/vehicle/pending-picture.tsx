import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';
import { Ribbon } from '@forecourt/ui/ribbon';
import { DrawnVehicle } from '../../../shared/drawn-vehicle.tsx';
import { SaveCarButton } from '../../watchlist/saving/save-car-button.tsx';

/** What stands in the place of photographs that are still to be taken (API-4). */
export function PendingPicture({ view }: { readonly view: VehiclePageView }) {
  const { pending, ribbon, looks, saving } = view;
  return (
    <div className="gal" data-look={looks.gallery} data-count="0">
      <div className="main card-media none">
        {pending.picture && (
          <Photo
            picture={pending.picture}
            sizes="(min-width: 75em) 62vw, 100vw"
            width={1280}
            height={853}
            isFirst
          />
        )}
        <span className="ph">
          {!pending.picture && <DrawnVehicle />}
          <span>{pending.text}</span>
        </span>
        {ribbon && <Ribbon ribbon={ribbon} />}
        {saving.save && <SaveCarButton car={{ ...saving.save, name: saving.name }} />}
      </div>
    </div>
  );
}
