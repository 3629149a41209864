import { useEffect, useState, type RefObject } from 'react';

interface Below {
  /** Which of its edges lies below the screen. */
  readonly edge: 'top' | 'bottom';
  /** How much of the screen's foot counts as below it, such as 20%. */
  readonly foot?: string;
}

/** What lies above the screen counts as on it: a jump past an element is no less seen than a scroll. */
const farAbove = '1000000px';

/** Whether an edge of an element still lies below the screen, by an IntersectionObserver; false until that is known. */
export function useIsBelow(target: RefObject<HTMLElement | null>, { edge, foot = '0px' }: Below): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.rootBounds) setBelow(entry.boundingClientRect[edge] > entry.rootBounds.bottom);
      },
      { rootMargin: `${farAbove} 0px -${foot}`, threshold: [0, 1] },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [target, edge, foot]);
  return isBelow;
}
