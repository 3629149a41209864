import type { MouseEvent } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';

type Gallery = VehiclePageView['looks']['gallery'];

export interface PictureFilmProps {
  readonly pictures: VehiclePageView['pictures'];
  readonly look: Gallery;
  readonly place: number;
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>, at: number) => void;
}

/** How many small pictures stand there, and after how many of the first ones they begin. */
const shown: Readonly<
  Record<Gallery, { readonly most: number; readonly after: number; readonly sizes: string }>
> = {
  stage: { most: 6, after: 0, sizes: '11vw' },
  framed: { most: 5, after: 0, sizes: '13vw' },
  mosaic: { most: 2, after: 1, sizes: '(min-width: 75em) 23vw, 32vw' },
};

/** The small pictures beside the large one: always as many, moving on with it. */
export function PictureFilm({ pictures, look, place, onChoose }: PictureFilmProps) {
  const { most, after, sizes } = shown[look];
  // A mosaic of two is no mosaic.
  if (pictures.length < (look === 'mosaic' ? 3 : 2)) return null;
  const start = look === 'mosaic' ? after : Math.max(0, Math.min(place - 2, pictures.length - most));
  return (
    <ul className="film">
      {pictures.slice(start, start + most).map((picture, index) => {
        const at = start + index;
        return (
          <li key={picture.src}>
            <a
              href={`#photo-${at + 1}`}
              className={at === place && look !== 'mosaic' ? 'on' : undefined}
              aria-label={`Photo ${at + 1} of ${pictures.length}`}
              aria-current={at === place && look !== 'mosaic' ? 'true' : undefined}
              onClick={(event) => onChoose(event, at)}
            >
              <Photo picture={{ ...picture, alt: '' }} sizes={sizes} width={240} height={160} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
