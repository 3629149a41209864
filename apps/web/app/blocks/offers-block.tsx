import type { OffersView } from '@forecourt/app/pages/blocks/offers.block';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { OfferList } from './offer-list.tsx';

/** Offers that run now. */
export function OffersBlock({ view }: { readonly view: OffersView }) {
  return (
    <section className="wrap band offers-block">
      <div className="head">
        <h2>{view.heading}</h2>
        {view.all && <BlockAnchor link={view.all} className="link" />}
      </div>
      <OfferList offers={view.offers} />
    </section>
  );
}
