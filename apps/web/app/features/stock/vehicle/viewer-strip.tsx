import { useEffect, useRef } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';

export interface ViewerStripProps {
  readonly pictures: VehiclePageView['pictures'];
  readonly place: number;
  /** Where the photos of the inside begin; null where that is not known. */
  readonly inside: number | null;
  readonly onChoose: (place: number) => void;
}

/** All pictures small, the one that is shown in sight. */
export function ViewerStrip({ pictures, place, inside, onChoose }: ViewerStripProps) {
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
    <div className="pv-s">
      {inside !== null && (
        <p className="pv-jump">
          <button type="button" aria-pressed={place < inside} onClick={() => onChoose(0)}>
            Outside
          </button>
          <button type="button" aria-pressed={place >= inside} onClick={() => onChoose(inside)}>
            Inside
          </button>
        </p>
      )}
      <div className="pv-t" ref={strip} data-over={pictures.length % 3}>
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
    </div>
  );
}
