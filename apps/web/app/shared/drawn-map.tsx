import { Icon } from '@forecourt/ui/icon';
import { mapPinIcon } from '@forecourt/ui/icons';

export interface DrawnMapProps {
  /** Where in its square the place lies; the streets are laid out from it, so that two places differ. */
  readonly place: { readonly x: number; readonly y: number };
  readonly name: string;
}

/** A drawing in place of a map: no third party learns who looked at it, and it claims to be no more. */
export function DrawnMap({ place: { x, y }, name }: DrawnMapProps) {
  const across = 200 + x * 160;
  const down = 90 + y * 120;
  const tilt = (x - 0.5) * 120;
  return (
    <div className="mapbox">
      <svg viewBox="0 0 600 340" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          className="water"
          d={`M${430 + y * 90} 0H600V${90 + x * 70}Q${520 + y * 30} 80 ${430 + y * 90} 0Z`}
        />
        <path
          className="street"
          d={`M0 ${down - 60}L600 ${down - 60 + tilt}M0 ${down + 130}L600 ${down + 130 + tilt / 2}M${across - 150} 0L${across - 150 - tilt} 340M${across + 190} 0L${across + 190 - tilt} 340M${across + 20} 0L${across + 60} 340`}
        />
        <path
          className="road"
          d={`M-10 ${down + 80}C${across - 60} ${down + 60} ${across} ${down + 30} ${across + 90} ${down - 30}S${across + 240} ${down - 110} 610 ${down - 130}`}
        />
      </svg>
      <Icon path={mapPinIcon} className="pin" />
      <span className="card-loc">{name}</span>
    </div>
  );
}
