import type { OffersPageView } from '@forecourt/app/pages/show-offers-page';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { TradeInBanner } from '../../shared/trade-in-banner.tsx';
import { CardShelf } from '../stock/card/card-shelf.tsx';
import { OfferCard } from './offer-card.tsx';
import '../../blocks/home.css';
import './offers-page.css';

/** Every offer that runs, the first one largest; for whom none fits, a way to ask. */
export function Page({ view }: { readonly view: OffersPageView }) {
  const { title, lead, offers, more, emptyText, shelves, toStock, ask, tradeIn } = view;
  const asksAmongThem = ask !== null && !more && shelves.length === 0;
  return (
    <div className="wrap band list-page offers-page">
      <h1>{title}</h1>
      <p className="lead">{lead ?? emptyText}</p>
      {(offers.length > 0 || asksAmongThem) && (
        <ul className="ofs">
          {offers.map((offer, place) => (
            <OfferCard key={place} offer={offer} isFirst={place === 0} />
          ))}
          {ask && asksAmongThem && (
            <li className="of of-ask">
              <AskTile ask={ask} />
            </li>
          )}
        </ul>
      )}
      {more && (
        <details className="more offers-more">
          <summary className="btn line">{more.text}</summary>
          <ul className="ofs">
            {more.offers.map((offer, place) => (
              <OfferCard key={place} offer={offer} isFirst={false} />
            ))}
          </ul>
        </details>
      )}
      {shelves.map((shelf, place) => (
        <CardShelf key={shelf.heading} shelf={shelf} className="of-cars" id={`cars-${place + 1}`} />
      ))}
      {ask && !asksAmongThem && (
        <div className="of of-ask">
          <AskTile ask={ask} />
        </div>
      )}
      {shelves.every(({ all }) => all?.href !== toStock.href) && (
        <p>
          <BlockAnchor link={toStock} className="btn line" />
        </p>
      )}
      {tradeIn && <TradeInBanner banner={tradeIn} />}
    </div>
  );
}

function AskTile({ ask }: { readonly ask: NonNullable<OffersPageView['ask']> }) {
  return (
    <div>
      <h2>{ask.title}</h2>
      <p>{ask.text}</p>
      <BlockAnchor link={ask.link} className="btn line" />
    </div>
  );
}
