import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface PictureRow {
  readonly row: RefObject<HTMLDivElement | null>;
  /** Which picture is in sight, from 0. */
  readonly place: number;
  readonly turnTo: (place: number, isAtOnce?: boolean) => void;
}

/** A picture narrower than this, or wider than that, is shown whole: cutting it would lose the car. */
const cutRatios = { from: 1.2, to: 2.1 } as const;

/** A row with scroll snap: which picture it stands at, and how to turn it. */
export function usePictureRow(count: number): PictureRow {
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const look = () => setPlace(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)));
    const fit = ({ target }: { readonly target: EventTarget | null }) => {
      if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
      const ratio = target.naturalWidth / target.naturalHeight;
      const isOdd = ratio < cutRatios.from || ratio > cutRatios.to;
      target.parentElement?.toggleAttribute('data-whole', isOdd);
      // Behind it lies its own blur, not bars.
      if (isOdd)
        target.parentElement?.style.setProperty('--photo', `url(${JSON.stringify(target.currentSrc)})`);
    };
    look();
    for (const image of current.querySelectorAll('img')) if (image.complete) fit({ target: image });
    current.addEventListener('scroll', look, { passive: true });
    // `load` does not bubble: it is caught in the capture phase.
    current.addEventListener('load', fit, { capture: true });
    return () => {
      current.removeEventListener('scroll', look);
      current.removeEventListener('load', fit, { capture: true });
    };
  }, [count]);

  const turnTo = useCallback(
    (to: number, isAtOnce = false) => {
      const within = Math.min(Math.max(to, 0), count - 1);
      const isStill = isAtOnce || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      row.current?.scrollTo({
        left: within * row.current.clientWidth,
        behavior: isStill ? 'instant' : 'smooth',
      });
    },
    [count],
  );
  return { row, place, turnTo };
}
