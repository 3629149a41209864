import { useEffect, useState, type RefObject } from 'react';

/** Whether a visitor has scrolled beyond an element, by an IntersectionObserver. */
export function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const { current } = target;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
