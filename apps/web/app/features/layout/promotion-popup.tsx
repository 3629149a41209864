import { useEffect, useState } from 'react';
import type { PopupView } from '@forecourt/app/layout/layout.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Dialog } from '@forecourt/ui/dialog';
import { Picture } from '@forecourt/ui/picture';

const seenKey = 'popup-seen';

/** The site's promotion, once a visit (RULE-12): sessionStorage lasts as long as one. */
export function PromotionPopup({ popup }: { readonly popup: PopupView }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Without storage it would open on every page: then it does not open at all.
    try {
      if (sessionStorage.getItem(seenKey) === popup.key) return;
      sessionStorage.setItem(seenKey, popup.key);
      setOpen(sessionStorage.getItem(seenKey) === popup.key);
    } catch {
      setOpen(false);
    }
  }, [popup.key]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={popup.title}
      foot={
        popup.button && (
          <ButtonLink href={popup.button.href} onClick={() => setOpen(false)}>
            {popup.button.label}
          </ButtonLink>
        )
      }
    >
      <div className="stack">
        {popup.picture && <Picture picture={popup.picture} sizes="(min-width: 51.25em) 496px, 90vw" />}
        <p>{popup.text}</p>
      </div>
    </Dialog>
  );
}
