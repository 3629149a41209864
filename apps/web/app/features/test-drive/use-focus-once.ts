import { useEffect, useRef } from 'react';

/** Brings what has just happened to the visitor's attention: the element takes the focus when it comes. */
export function useFocusOnce<Kind extends HTMLElement>(isThere: boolean) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (isThere) element.current?.focus();
  }, [isThere]);
  return element;
}
