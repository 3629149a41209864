import type { DrivenCarView } from '@forecourt/app/test-drive/test-drive-page.view';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnVehicle } from '../../shared/drawn-vehicle.tsx';
import '@forecourt/ui/styles/car-line.css';

/** The car to be driven in one line, where there is no room beside the step. */
export function DrivenCar({ car }: { readonly car: DrivenCarView }) {
  return (
    <div className="carline drive-car">
      {car.picture ? (
        <Photo picture={{ ...car.picture, alt: '' }} sizes="108px" width={108} height={72} />
      ) : (
        <DrawnVehicle />
      )}
      <div>
        <b className="t">{car.title}</b>
        {car.note !== null && <span className="small muted">{car.note}</span>}
        <PriceBlock price={car.price} />
      </div>
    </div>
  );
}
