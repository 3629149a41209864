import type { TradeInBannerView } from '@forecourt/app/shared/trade-in-banner.view';
import './invite.css';

/** The invitation to trade in, on pages that are about something else. */
export function TradeInBanner({ banner }: { readonly banner: TradeInBannerView }) {
  const { title, text, label, href } = banner;
  return (
    <aside className="wrap trade-in-banner" aria-label={title}>
      <div className="invite brandband">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <a className="btn onbrand" href={href}>
          {label}
        </a>
      </div>
    </aside>
  );
}
