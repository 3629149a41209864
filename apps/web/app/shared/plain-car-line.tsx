import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import { Photo, type PictureSource } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';
import { DrawnVehicle } from './drawn-vehicle.tsx';
import '@forecourt/ui/styles/car-line.css';

interface PlainCarLineProps {
  readonly car: {
    readonly title: string;
    readonly note: string | null;
    readonly picture: PictureSource | null;
    readonly price: PriceView;
  };
  readonly className?: string;
}

/** The car that a journey is about in one line; it leads nowhere, as whoever is on the way should not leave it. */
export function PlainCarLine({ car: { title, note, picture, price }, className }: PlainCarLineProps) {
  return (
    <div className={className === undefined ? 'carline' : `carline ${className}`}>
      {picture ? (
        <Photo picture={{ ...picture, alt: '' }} sizes="108px" width={108} height={72} />
      ) : (
        <DrawnVehicle />
      )}
      <div>
        <b className="t">{title}</b>
        {note !== null && <span className="small muted">{note}</span>}
        <PriceBlock price={price} />
      </div>
    </div>
  );
}
