import { useEffect, useRef } from 'react';

/** Until the entry of what was closed last has gone: one pushed before would be gone back from in its place. */
let leaving: Promise<void> = Promise.resolve();

function leaveEntry(): void {
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
  });
  history.back();
}

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
    let isLeft = false;
    const isOurs = () => (history.state as { overlay?: string } | null)?.overlay === overlay;
    const onPop = () => {
      if (!isOurs()) close.current();
    };
    // After this effect: one that is cleaned up at once (StrictMode) must leave no entry behind.
    const enterOnceLeft = async () => {
      await leaving;
      if (isLeft) return;
      history.pushState({ ...(history.state as object | null), overlay }, '');
      window.addEventListener('popstate', onPop);
    };
    void enterOnceLeft();
    return () => {
      isLeft = true;
      window.removeEventListener('popstate', onPop);
      // Another entry: it was closed by Back, or by a navigation to another page.
      if (isOurs()) leaveEntry();
    };
  }, [isOpen]);
}
