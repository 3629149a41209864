import type { PromoView } from '@forecourt/app/pages/blocks/promo-view';
import { OfferPriceLine } from '../shared/offer-price-line.tsx';
import { Picture } from '@forecourt/ui/picture';

/** Offers, each with its end and its conditions beside it. */
export function OfferList({ offers }: { readonly offers: readonly PromoView[] }) {
  return (
    <ul className="offer-list" data-count={offers.length}>
      {offers.map(({ title, text, price, until, href, label, terms, permit, picture }) => (
        <li key={title} className="offer">
          {picture && <Picture picture={picture} sizes="(min-width: 51.25em) 33vw, 92vw" />}
          <div className="offer-words">
            {until !== null && <p className="small muted">{until}</p>}
            <h3>{title}</h3>
            {price && <OfferPriceLine price={price} />}
            {text !== null && <p>{text}</p>}
            {href !== null && (
              <a className="link" href={href} aria-label={`${label}: ${title}`}>
                {label}
              </a>
            )}
            {terms !== null && <p className="xs muted">{terms}</p>}
            {permit !== null && <p className="xs muted">Permit {permit}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
