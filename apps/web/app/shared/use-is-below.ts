import { useEffect, useState, type RefObject } from 'react';

/** Whether an element still lies below the screen, by an IntersectionObserver; false until that is known. */
export function useIsBelow(target: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
