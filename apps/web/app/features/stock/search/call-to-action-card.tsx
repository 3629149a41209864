import type { CallToActionView } from '@forecourt/app/stock/search/search-page.view';
import { Picture } from '@forecourt/ui/picture';

export interface CallToActionCardProps {
  readonly callToAction: CallToActionView;
  readonly look: 'tile' | 'strip' | 'ending';
}

/** An invitation among the cars (SRCH-16): in the place of one, across the row, or in what the last row has left. */
export function CallToActionCard({ callToAction, look }: CallToActionCardProps) {
  const { title, text, label, href, picture } = callToAction;
  return (
    <aside className="cta-card" data-look={look}>
      {picture && <Picture picture={picture} sizes="(min-width: 75em) 25vw, 92vw" />}
      <div>
        <h3>{title}</h3>
        {text !== null && <p>{text}</p>}
      </div>
      <a className={look === 'ending' ? 'btn line' : 'btn onlead'} href={href}>
        {label}
      </a>
    </aside>
  );
}
