import { useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { imagesIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { Ribbon } from '@forecourt/ui/ribbon';
import { PictureArrows } from './picture-arrows.tsx';
import { PendingPicture } from './pending-picture.tsx';
import type { PictureViewerProps } from './picture-viewer.tsx';
import { PictureFilm } from './picture-film.tsx';
import { usePictureRow } from './use-picture-row.ts';

/** How wide the first picture stands in each arrangement. */
const sizes: Readonly<Record<VehiclePageView['looks']['gallery'], string>> = {
  stage: '(min-width: 75em) 65vw, 100vw',
  mosaic: '(min-width: 75em) 46vw, (min-width: 51.25em) 64vw, 100vw',
  framed: '(min-width: 75em) 62vw, 100vw',
};

/**
 * The pictures of a car: a row that a finger swipes and keys and buttons turn, which scrolls without any script
 * too, and small ones that lead to them. Any of them opens the viewer, of which the code is loaded then.
 */
export function VehicleGallery({ view }: { readonly view: VehiclePageView }) {
  const { pictures, ribbon, title, looks, showsPhotoCount } = view;
  const { row, place, turnTo } = usePictureRow(pictures.length);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return <PendingPicture view={view} />;

  const open = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setOpened(at);
    import('./picture-viewer.tsx').then(
      ({ PictureViewer }) => setViewer(() => PictureViewer),
      // The picture itself is better than nothing.
      () => location.assign(href),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  const count = pictures.length === 1 ? '1 photo' : `${pictures.length} photos`;
  return (
    <div className="gal" data-look={looks.gallery} data-count={Math.min(pictures.length, 3)}>
      <div className="main">
        <div
          ref={row}
          className="gal-row"
          role="group"
          aria-label={`Photos of the ${title}`}
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, at) => (
            // One place to tab to, the row; each picture is a larger thing to press.
            <a
              key={picture.src}
              id={`photo-${at + 1}`}
              href={largest(picture)}
              tabIndex={-1}
              data-document=""
              onClick={(event) => open(event, at)}
            >
              <Photo
                picture={picture}
                sizes={sizes[looks.gallery]}
                width={1280}
                height={853}
                isFirst={at === 0}
              />
            </a>
          ))}
        </div>
        {ribbon && <Ribbon ribbon={ribbon} />}
        {pictures.length > 1 && <PictureArrows place={place} last={pictures.length - 1} turnTo={turnTo} />}
        <a
          className="count"
          href={largest(pictures[place] ?? pictures[0])}
          data-document=""
          onClick={(event) => open(event, place)}
        >
          <Icon path={imagesIcon} />
          {!showsPhotoCount && 'Photos'}
          {showsPhotoCount && (place === 0 ? count : `${place + 1} of ${pictures.length}`)}
        </a>
      </div>
      <PictureFilm
        pictures={pictures}
        look={looks.gallery}
        place={place}
        onChoose={(event, at) => {
          if (looks.gallery === 'mosaic') return open(event, at);
          event.preventDefault();
          return turnTo(at);
        }}
      />
      {Viewer && opened !== null && (
        <Viewer
          view={view}
          first={opened}
          onClose={(last) => {
            setOpened(null);
            turnTo(last, true);
          }}
        />
      )}
    </div>
  );
}

/** What the last of its widths is; a picture of somebody else's has one. */
function largest(picture: VehiclePageView['pictures'][number] | undefined): string {
  const [address] = picture?.srcSet.split(', ').at(-1)?.split(' ') ?? [];
  return address || (picture?.src ?? '');
}
