import type { KeyboardEvent, MouseEvent } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';
import { largestSource } from './picture-widths.ts';
import type { PictureRow } from './use-picture-row.ts';

export interface GalleryRowProps extends PictureRow {
  readonly view: Pick<VehiclePageView, 'pictures' | 'title' | 'looks'>;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, at: number) => void;
}

/** How wide the first picture stands in each arrangement. */
const sizes: Readonly<Record<VehiclePageView['looks']['gallery'], string>> = {
  stage: '(min-width: 75em) 65vw, 100vw',
  mosaic: '(min-width: 75em) 46vw, (min-width: 51.25em) 64vw, 100vw',
  framed: '(min-width: 75em) 62vw, 100vw',
};

/** The row of large pictures: one tab stop, in which keys turn to the next. */
export function GalleryRow({ view, row, place, turnTo, onOpen }: GalleryRowProps) {
  const { pictures, title, looks } = view;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  return (
    <div
      ref={row}
      className="gal-row"
      role="group"
      aria-label={`Photos of the ${title}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {pictures.map((picture, at) => (
        // No tab stop: the row is one, and each picture is a larger thing to press.
        <a
          key={picture.src}
          id={`photo-${at + 1}`}
          href={largestSource(picture)}
          tabIndex={-1}
          data-document=""
          onClick={(event) => onOpen(event, at)}
        >
          <Photo
            picture={picture}
            sizes={sizes[looks.gallery]}
            width={1280}
            height={853}
            isFirst={at === 0}
            isLater={at > 0}
          />
        </a>
      ))}
    </div>
  );
}
