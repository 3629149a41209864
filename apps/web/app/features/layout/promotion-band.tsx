import type { PopupView } from '@forecourt/app/layout/layout.view';
import { Picture } from '@forecourt/ui/picture';
import { SiteLink } from './site-link.tsx';

/** The site's promotion where nothing can be put away, without JavaScript: a band above the footer. */
export function PromotionBand({ popup }: { readonly popup: PopupView }) {
  return (
    <aside className="wrap stack" aria-label={popup.title}>
      <PromotionWords popup={popup} />
    </aside>
  );
}

/** What, when and where, with one link. */
export function PromotionWords({ popup: { title, text, picture, button } }: { readonly popup: PopupView }) {
  return (
    <>
      {picture && <Picture picture={picture} sizes="56px" />}
      <b>{title}</b>
      <p>
        {text} {button && <SiteLink link={button}>{button.label}</SiteLink>}
      </p>
    </>
  );
}
