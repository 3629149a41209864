import type { PromoView } from '@forecourt/app/pages/blocks/promo-view';
import { OfferPriceLine } from '../../shared/offer-price-line.tsx';
import { Picture } from '@forecourt/ui/picture';

interface OfferCardProps {
  readonly offer: PromoView;
  /** It is drawn across the page, and its button is the solid one. */
  readonly isFirst: boolean;
}

/** An offer on the page of offers: the amount with its basis, what it is, its last day and its conditions. */
export function OfferCard({ offer, isFirst }: OfferCardProps) {
  const { anchor, page, title, text, price, until, href, label, terms, permit, picture } = offer;
  return (
    <li className="of" id={anchor}>
      {picture && <Picture picture={picture} sizes="(min-width: 51.25em) 50vw, 92vw" />}
      <div>
        <h2>
          <a href={page}>{title}</a>
        </h2>
        {price && <OfferPriceLine price={price} />}
        {text !== null && <p>{text}</p>}
        {until !== null && <p className="of-ends">{until}</p>}
        <div className="of-acts">
          {href !== null && (
            <a className={isFirst ? 'btn' : 'btn line'} href={href} aria-label={`${label}: ${title}`}>
              {label}
            </a>
          )}
          <a className="link" href={page} aria-label={`Details: ${title}`}>
            Details
          </a>
        </div>
        {terms !== null && <p className="small muted">{terms}</p>}
        {permit !== null && <p className="small muted">Permit {permit}</p>}
      </div>
    </li>
  );
}
