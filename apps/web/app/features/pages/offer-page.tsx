import type { OfferPageView } from '@forecourt/app/pages/show-offer-page';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Picture } from '@forecourt/ui/picture';
import { OfferList } from '../../blocks/offer-list.tsx';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { OfferPriceLine } from '../../shared/offer-price-line.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { CardShelf } from '../stock/card/card-shelf.tsx';
import '../../blocks/home.css';
import './offers-page.css';

/** One offer: what it is, until when, on which conditions, and the cars that it is about (PAGE-3). */
export function Page({ view }: { readonly view: OfferPageView }) {
  const { offer, crumbs, cars, ask, phone, others } = view;
  const { title, text, price, until, href, label, terms, permit, picture } = offer;
  return (
    <div className="wrap band list-page offers-page">
      <PageCrumbs crumbs={crumbs} />
      <article className="of of-one">
        {picture && <Picture picture={picture} sizes="(min-width: 51.25em) 56vw, 92vw" />}
        <div>
          <h1>{title}</h1>
          {price && <OfferPriceLine price={price} />}
          {text !== null && <p>{text}</p>}
          {until !== null && <p className="of-ends">{until}</p>}
          <div className="of-acts">
            {href !== null && <ButtonLink href={href}>{label}</ButtonLink>}
            {phone && <PhoneReveal phone={phone} className="btn line" words="Call" callsAtOnce />}
            {ask && <BlockAnchor link={ask} className="link" />}
          </div>
        </div>
      </article>
      {(terms !== null || permit !== null) && (
        <section className="of-conditions" aria-labelledby="conditions">
          <h2 id="conditions">Conditions</h2>
          {terms !== null && <p>{terms}</p>}
          {permit !== null && <p>Permit {permit}</p>}
        </section>
      )}
      {cars && <CardShelf shelf={cars} className="of-cars" id="cars" />}
      {others.length > 0 && (
        <section className="of-cars" aria-labelledby="others">
          <h2 id="others">Other offers</h2>
          <OfferList offers={others} />
        </section>
      )}
    </div>
  );
}
