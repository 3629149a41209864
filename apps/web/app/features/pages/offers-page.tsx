import type { OffersPageView } from '@forecourt/app/pages/show-offers-page';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { OfferList } from '../../blocks/offer-list.tsx';
import '../../blocks/home.css';

/** Every offer that runs. */
export function Page({ view }: { readonly view: OffersPageView }) {
  const { title, offers, emptyText, toStock } = view;
  return (
    <div className="wrap band list-page">
      <h1>{title}</h1>
      {offers.length > 0 ? <OfferList offers={offers} /> : <p className="lead">{emptyText}</p>}
      <p>
        <BlockAnchor link={toStock} className="btn line" />
      </p>
    </div>
  );
}
