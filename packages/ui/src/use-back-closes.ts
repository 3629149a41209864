import { useEffect, useRef } from 'react';

/**
 * While something lies over the page, the browser's way back closes it instead of leaving the page. It
 * takes one entry in the history, which goes when it is closed in another way.
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
    // Later: an effect that is undone at once must leave no entry behind.
    const entering = setTimeout(() => {
      history.pushState({ ...(history.state as object | null), overlay }, '');
      window.addEventListener('popstate', onPop);
    });
    return () => {
      clearTimeout(entering);
      window.removeEventListener('popstate', onPop);
      // Not ours any more: it was closed by the way back, or by a step to another page.
      if (isOurs()) history.back();
    };
  }, [isOpen]);
}
