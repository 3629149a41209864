import { useEffect, useRef } from 'react';

/**
 * While something lies over the page, the browser's Back closes it instead of leaving the page. It pushes one
 * history entry, which goes when it is closed in another way.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay = `${Date.now()}-${Math.random()}`;
    const isOurs = () => (history.state as { overlay?: string } | null)?.overlay === overlay;
    const onPop = () => {
      if (!isOurs()) close.current();
    };
    // In a task of its own: an effect that is cleaned up at once (StrictMode) must leave no entry behind.
    const entering = setTimeout(() => {
      history.pushState({ ...(history.state as object | null), overlay }, '');
      window.addEventListener('popstate', onPop);
    });
    return () => {
      clearTimeout(entering);
      window.removeEventListener('popstate', onPop);
      // Another entry: it was closed by Back, or by a navigation to another page.
      if (isOurs()) history.back();
    };
  }, [isOpen]);
}
