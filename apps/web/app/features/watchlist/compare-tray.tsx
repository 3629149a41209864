import { useEffect } from 'react';
import { readCompared } from '@forecourt/domain/watchlist/choose-compared';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';
import { storeList, useStoredList } from '../../browser/stored-list.ts';
import { compareAddress } from './saving/compare-address.ts';
import { compareFormId } from './saving/compare-form-id.ts';
import { useSaving } from './saving/use-saving.ts';

/** The cars that are chosen for comparison, at the foot of the screen (WATCH-4). */
export function CompareTray() {
  const { compare, keys, words } = useSaving();
  const stored = useStoredList(keys.compare);
  const chosen = readCompared(stored, compare?.limit ?? 0);
  useRoomForFocus(chosen.length > 0);
  if (!compare) return null;
  const href = compareAddress(compare.href, chosen);
  return (
    <>
      {/* Of boxes that were ticked without script; with it the tray has a link. */}
      <form id={compareFormId} className="compare-form" action={compare.href} method="get">
        <button type="submit" className="btn">
          Compare ticked {words.noun}
        </button>
      </form>
      {chosen.length > 0 && <div className="tray-room" />}
      {chosen.length > 0 && (
        <section className="tray" aria-label={`Chosen to compare, ${chosen.length} of ${compare.limit}`}>
          <ul>
            {chosen.map((car) => (
              <li key={car.id}>
                {car.pictureSrc === null ? <span className="none" /> : <img src={car.pictureSrc} alt="" />}
                <span className="name">{car.name}</span>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Stop comparing ${car.name}`}
                  onClick={() =>
                    storeList(
                      keys.compare,
                      chosen.filter(({ id }) => id !== car.id),
                    )
                  }
                >
                  <Icon path={xIcon} />
                </button>
              </li>
            ))}
          </ul>
          {chosen.length > 1 ? (
            <a className="btn" href={href}>
              Compare {chosen.length} {words.noun}
            </a>
          ) : (
            <p className="small">Choose one more to compare</p>
          )}
        </section>
      )}
    </>
  );
}

/** What is tabbed to is scrolled clear of the tray (WCAG 2.4.11). */
function useRoomForFocus(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '90px';
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [isNeeded]);
}
