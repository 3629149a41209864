import { Fragment, useEffect, useRef, type UIEvent } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Photo } from '@forecourt/ui/photo';

export interface ViewerStripProps {
  readonly pictures: VehiclePageView['pictures'];
  readonly place: number;
  readonly groups: VehiclePageView['photoGroups'];
  /** Where the second group begins: the inside of a car, the details of a bike; null where that is not known. */
  readonly second: number | null;
  /** On a phone held upright they stand one below the other, each as wide as the screen. */
  readonly isAll: boolean;
  /** Told which one is looked at, while they are scrolled by. */
  readonly onSee: (place: number) => void;
  readonly onChoose: (place: number) => void;
}

/** All pictures small, the one that is shown in sight; or all of them large. */
export function ViewerStrip({ pictures, place, groups, second, isAll, onSee, onChoose }: ViewerStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef<number | null>(null);
  const wasAll = useRef(isAll);
  const scrolledTo = useRef<number | null>(null);
  useEffect(() => {
    const { current } = strip;
    const chosen = current?.querySelectorAll('button')[place];
    const isSame = wasAll.current === isAll && seen.current === place;
    wasAll.current = isAll;
    // What was scrolled to is where it was scrolled to.
    if (!current || !(chosen instanceof HTMLElement) || (isAll && isSame)) return;
    current.scrollTo({
      left: chosen.offsetLeft - (current.clientWidth - chosen.clientWidth) / 2,
      top: chosen.offsetTop - (current.clientHeight - chosen.clientHeight) / 2,
    });
    seen.current = place;
    scrolledTo.current = current.scrollTop;
  }, [place, isAll]);
  const see = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight, children } = currentTarget;
    // The one that the list was opened at is the one that is seen, also where it ends before it can reach the top.
    if (!isAll || scrollTop === scrolledTo.current) return;
    scrolledTo.current = null;
    const photos = [...children].filter((child) => child instanceof HTMLButtonElement);
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    const at = isAtEnd
      ? photos.length - 1
      : photos.findLastIndex(({ offsetTop }) => offsetTop <= scrollTop + clientHeight / 3);
    if (at < 0 || at === seen.current) return;
    seen.current = at;
    onSee(at);
  };
  return (
    <div className="pv-s">
      {second !== null && (
        <p className="pv-jump">
          <button type="button" aria-pressed={place < second} onClick={() => onChoose(0)}>
            {groups.first}
          </button>
          <button type="button" aria-pressed={place >= second} onClick={() => onChoose(second)}>
            {groups.second}
          </button>
        </p>
      )}
      <div className="pv-t" ref={strip} onScroll={see}>
        {groupsOf(pictures.length, groups, second).map(({ name, from, to }) => (
          <Fragment key={from}>
            {name !== null && <p className="pv-g">{name}</p>}
            {pictures.slice(from, to).map((picture, turn) => (
              <button
                key={picture.src}
                type="button"
                className={from + turn === place ? 'on' : undefined}
                aria-label={`Photo ${from + turn + 1}`}
                aria-current={from + turn === place ? 'true' : undefined}
                onClick={() => onChoose(from + turn)}
              >
                <Photo
                  picture={{ ...picture, alt: '' }}
                  sizes={isAll ? '100vw' : '84px'}
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
  /** Null where nothing says which photos are of which group. */
  readonly name: string | null;
  readonly from: number;
  readonly to: number;
}

function groupsOf(
  count: number,
  groups: ViewerStripProps['groups'],
  second: number | null,
): readonly Group[] {
  if (second === null) return [{ name: null, from: 0, to: count }];
  return [
    { name: groups.first, from: 0, to: second },
    { name: groups.second, from: second, to: count },
  ];
}
