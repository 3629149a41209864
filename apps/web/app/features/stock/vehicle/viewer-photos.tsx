import type { RefObject } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';
import { smallestSource } from './picture-widths.ts';

export interface ViewerPhotosProps {
  readonly pictures: VehiclePageView['pictures'];
  readonly place: number;
  readonly track: RefObject<HTMLDivElement | null>;
}

/** The photo that is looked at, between the one before and the one after it: those are there before they are seen. */
export function ViewerPhotos({ pictures, place, track }: ViewerPhotosProps) {
  return (
    <div className="pv-track" ref={track}>
      {[place - 1, place, place + 1].map((at) => {
        const picture = pictures[at];
        return (
          picture && (
            <div
              key={picture.src}
              className="pv-photo"
              data-now={at === place ? '' : undefined}
              data-side={at === place ? undefined : at < place ? 'before' : 'after'}
              aria-hidden={at !== place}
            >
              <ViewerPhoto picture={picture} />
            </div>
          )
        );
      })}
    </div>
  );
}

/** Until it has come, the small one stands in its place; on a phone it is the blur around it. */
function ViewerPhoto({ picture }: { readonly picture: VehiclePageView['pictures'][number] }) {
  return (
    <div className="pv-full" style={{ backgroundImage: `url("${smallestSource(picture)}")` }}>
      <Photo picture={picture} sizes="100vw" width={1280} height={853} isFirst />
    </div>
  );
}
