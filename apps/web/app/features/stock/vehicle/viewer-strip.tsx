import { Fragment, useEffect, useRef } from 'react';
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
    const chosen = current?.querySelectorAll('button')[place];
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
      <div className="pv-t" ref={strip}>
        {groupsOf(pictures.length, inside).map(({ name, from, to }) => (
          <Fragment key={from}>
            {name !== null && <p className="pv-g">{name}</p>}
            {pictures.slice(from, to).map((picture, turn) => (
              <button
                key={picture.src}
                type="button"
                className={from + turn === place ? 'on' : undefined}
                data-wide={turn < largerOf(to - from) ? '' : undefined}
                aria-label={`Photo ${from + turn + 1}`}
                aria-current={from + turn === place ? 'true' : undefined}
                onClick={() => onChoose(from + turn)}
              >
                <Photo
                  picture={{ ...picture, alt: '' }}
                  sizes="(max-width: 819px) 33vw, 84px"
                  width={96}
                  height={64}
                />
              </button>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface Group {
  /** Null where nothing says which photos are of the inside. */
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
}

function groupsOf(count: number, inside: number | null): readonly Group[] {
  if (inside === null) return [{ name: null, from: 0, to: count }];
  return [
    { name: 'Outside', from: 0, to: inside },
    { name: 'Inside', from: inside, to: count },
  ];
}

/** So many first ones are larger where rows of three would leave a hole. */
function largerOf(count: number): number {
  return count % 3 === 1 ? Math.min(4, count) : count % 3 === 2 ? 2 : 0;
}
