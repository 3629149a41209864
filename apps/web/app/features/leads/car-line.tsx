import type { CarLineView } from '@forecourt/app/leads/pages/car-line.view';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnVehicle } from '../../shared/drawn-vehicle.tsx';
import '@forecourt/ui/styles/car-line.css';

/** The car that a form is about. */
export function CarLine({ car }: { readonly car: CarLineView }) {
  const { title, subtitle, href, picture, price } = car;
  return (
    <div className="carline">
      {picture ? (
        <Photo picture={{ ...picture, alt: '' }} sizes="108px" width={108} height={72} />
      ) : (
        <DrawnVehicle />
      )}
      <div>
        <a className="t" href={href}>
          {title}
        </a>
        {subtitle !== null && <span className="small muted">{subtitle}</span>}
        <PriceBlock price={price.kind === 'amount' ? { ...price, was: null } : price} />
      </div>
    </div>
  );
}
