import { useEffect, useRef } from 'react';

/** Focuses an element when it is mounted: a screen reader reads what has just happened. */
export function useFocusOnce<Kind extends HTMLElement>(isThere: boolean) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isThere) element.current?.focus();
  }, [isThere]);
  return element;
}
