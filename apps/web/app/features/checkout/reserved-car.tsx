import type { ReservedCarView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnVehicle } from '../../shared/drawn-vehicle.tsx';
import '@forecourt/ui/styles/car-line.css';

/** The car in one line. */
export function ReservedCar({ car }: { readonly car: ReservedCarView }) {
  return (
    <div className="carline">
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
