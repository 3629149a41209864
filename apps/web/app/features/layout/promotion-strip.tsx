import { useEffect, useState } from 'react';
import type { PopupView } from '@forecourt/app/layout/layout.view';
import { Icon } from '@forecourt/ui/icon';
import { xIcon } from '@forecourt/ui/icons';
import '@forecourt/ui/styles/strip.css';
import { PromotionWords } from './promotion-band.tsx';
import { isPastFirst } from './past-first.ts';
import { closePromotion, markShown, mayShowPromotion } from './promotion-memory.ts';

/**
 * The site's promotion as a strip at the foot of the screen, once a visit (RULE-12). The layout loads it once the
 * first screen is scrolled by, so that nothing lies over what somebody came for, and never on a timer. Back on the
 * first screen it gives way to it.
 */
export function PromotionStrip({ popup }: { readonly popup: PopupView }) {
  const { key, title } = popup;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (mayShowPromotion(key, new Date())) setShown(markShown(key));
  }, [key]);
  const isPast = usePastFirst();
  if (!isShown || !isPast) return null;
  const close = () => {
    closePromotion(key, new Date());
    setShown(false);
  };
  return (
    <aside className="strip" aria-label={title}>
      <PromotionWords popup={popup} />
      <button type="button" className="icon-btn" aria-label="Close" onClick={close}>
        <Icon path={xIcon} />
      </button>
    </aside>
  );
}

/** Whether the first screen is scrolled by; the strip comes once it is. */
function usePastFirst(): boolean {
  const [isPast, setPast] = useState(true);
  useEffect(() => {
    const look = () => setPast(isPastFirst());
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isPast;
}
