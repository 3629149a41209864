import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { imagesIcon } from '@forecourt/ui/icons';
import { Ribbon } from '@forecourt/ui/ribbon';
import { SaveCarButton } from '../../watchlist/saving/save-car-button.tsx';
import { GalleryRow } from './gallery-row.tsx';
import { largestSource } from './picture-widths.ts';
import { PendingPicture } from './pending-picture.tsx';
import { PictureArrows } from './picture-arrows.tsx';
import { PictureFilm } from './picture-film.tsx';
import { useLazyViewer } from './use-lazy-viewer.ts';
import { usePictureRow } from './use-picture-row.ts';

/**
 * The pictures of a car: a row that a finger swipes and keys and buttons turn, which scrolls without any script
 * too, and small ones that lead to them. Any of them opens the viewer.
 */
export function VehicleGallery({ view }: { readonly view: VehiclePageView }) {
  const { pictures, ribbon, looks, saving } = view;
  const pictureRow = usePictureRow(pictures.length);
  const { place, turnTo } = pictureRow;
  const { Viewer, opened, open, close } = useLazyViewer();
  if (pictures.length === 0) return <PendingPicture view={view} />;
  return (
    <div className="gal" data-look={looks.gallery} data-count={Math.min(pictures.length, 3)}>
      <div className="main">
        <GalleryRow view={view} {...pictureRow} onOpen={open} />
        {ribbon && <Ribbon ribbon={ribbon} />}
        {saving.save && <SaveCarButton car={{ ...saving.save, name: saving.name }} />}
        {pictures.length > 1 && <PictureArrows place={place} last={pictures.length - 1} turnTo={turnTo} />}
        <a
          className="count"
          href={largestSource(pictures[place] ?? pictures[0])}
          data-document=""
          onClick={(event) => open(event, place)}
        >
          <Icon path={imagesIcon} />
          {countText(view, place)}
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
            close();
            turnTo(last, true);
          }}
        />
      )}
    </div>
  );
}

function countText({ pictures, showsPhotoCount }: VehiclePageView, place: number): string {
  if (!showsPhotoCount) return 'Photos';
  if (place > 0) return `${place + 1} of ${pictures.length}`;
  return pictures.length === 1 ? '1 photo' : `${pictures.length} photos`;
}
