import { useEffect, useRef } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';

export interface ViewerStripProps {
  readonly pictures: VehiclePageView['pictures'];
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

/** All pictures small, the one that is shown in sight. */
export function ViewerStrip({ pictures, place, onChoose }: ViewerStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    const chosen = current?.children[place];
    if (!current || !(chosen instanceof HTMLElement)) return;
    current.scrollTo({
      left: chosen.offsetLeft - (current.clientWidth - chosen.clientWidth) / 2,
      top: chosen.offsetTop - (current.clientHeight - chosen.clientHeight) / 2,
    });
  }, [place]);
  return (
    <div className="pv-t" ref={strip}>
      {pictures.map((picture, at) => (
        <button
          key={picture.src}
          type="button"
          className={at === place ? 'on' : undefined}
          aria-label={`Photo ${at + 1}`}
          aria-current={at === place ? 'true' : undefined}
          onClick={() => onChoose(at)}
        >
          <Photo
            picture={{ ...picture, alt: '' }}
            sizes="(max-width: 819px) 33vw, 84px"
            width={96}
            height={64}
          />
        </button>
      ))}
    </div>
  );
}
