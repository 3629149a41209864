import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';
import { Ribbon } from '@forecourt/ui/ribbon';
import { DrawnCar } from './drawn-car.tsx';

/** The pictures of a car in one row to swipe or scroll, which needs no JavaScript. */
export function VehicleGallery({ view }: { readonly view: VehiclePageView }) {
  const { pictures, pendingText, ribbon, title } = view;
  if (pictures.length === 0) {
    return (
      <div className="vpics">
        <div className="card-media none">
          <span className="ph">
            <DrawnCar />
            <span>{pendingText}</span>
          </span>
          {ribbon && <Ribbon ribbon={ribbon} />}
        </div>
      </div>
    );
  }
  return (
    <div className="vpics">
      <ul className="vpics-row" tabIndex={0} aria-label={`Pictures of the ${title}`}>
        {pictures.map((picture, place) => (
          <li key={picture.src}>
            <Photo
              picture={picture}
              sizes="(min-width: 75em) 62vw, 100vw"
              width={1280}
              height={853}
              isFirst={place === 0}
            />
          </li>
        ))}
      </ul>
      {ribbon && <Ribbon ribbon={ribbon} />}
      <p className="vpics-count">
        {pictures.length} {pictures.length === 1 ? 'photo' : 'photos'}
      </p>
    </div>
  );
}
