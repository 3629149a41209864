import { memo, type ReactNode } from 'react';
import type { CarCardView } from '@forecourt/app/stock/card/car-card.view';
import { Icon } from '@forecourt/ui/icon';
import { mapPinIcon, trendingDownIcon } from '@forecourt/ui/icons';
import { PriceBlock } from '@forecourt/ui/price-block';
import { SaveCarButton } from '../../watchlist/saving/save-car-button.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { isOnPicture, type CardLook } from './card-look.ts';
import { CardPictures } from './card-pictures.tsx';

export interface CarCardProps {
  readonly car: CarCardView;
  readonly look: CardLook;
  /** It is on the first screen: its picture is loaded eagerly, with high priority (LCP). */
  readonly isFirst?: boolean;
  /** Stands first: what happened to a saved car, say. */
  readonly note?: ReactNode;
  /** Its main action looks like one, whatever the look: on a list of one's own it is what comes next. */
  readonly hasButton?: boolean;
}

/** A car in a list (CARD-1). The card is the link; its buttons are quiet. */
export const CarCard = memo(function CarCard({
  car,
  look,
  isFirst = false,
  note,
  hasButton = false,
}: CarCardProps) {
  return (
    <article
      className={look === 'compact' ? 'card pair-s' : 'card'}
      data-look={look}
      data-state={car.state === 'gone' ? 'sold' : 'available'}
    >
      <CardPictures car={car} look={look} isFirst={isFirst} />
      {car.save && <SaveCarButton car={{ ...car.save, name: car.fullName }} />}
      <div className="card-body">
        {note}
        <div>
          <h3 className="card-title">
            <a href={car.href} aria-label={car.fullName}>
              {car.title}
            </a>
          </h3>
          {isOnPicture(look) ? (
            car.subtitle !== null && <p className="card-sub">{car.subtitle}</p>
          ) : (
            <Under car={car} />
          )}
        </div>
        <CardFacts car={car} />
        {look === 'row' && car.note !== null && <p className="say">“{car.note}”</p>}
        {look === 'compact' ? <PriceSlot car={car} /> : <PlainPrice car={car} />}
        <CardActions car={car} look={look} hasButton={hasButton} />
      </div>
    </article>
  );
});

/** Which one of its kind, and where it is. */
function Under({ car: { subtitle, location } }: Pick<CarCardProps, 'car'>) {
  if (subtitle === null && location === null) return null;
  return (
    <div className="card-under">
      {subtitle !== null && <p className="card-sub">{subtitle}</p>}
      {location !== null && (
        <p className="card-at">
          <Icon path={mapPinIcon} />
          {location}
        </p>
      )}
    </div>
  );
}

function PlainPrice({ car: { price, market } }: Pick<CarCardProps, 'car'>) {
  return (
    <div className="price-part">
      <PriceBlock price={price} />
      {market && <MarketTag market={market} />}
    </div>
  );
}

/** Price first, then one line that keeps its height whether or not there is something to say. */
function PriceSlot({ car: { price, market } }: Pick<CarCardProps, 'car'>) {
  const was = price.kind === 'amount' ? price.was : null;
  const weekly = price.kind === 'amount' ? price.weekly : null;
  return (
    <>
      <div className="pslot">
        <PriceBlock price={price.kind === 'amount' ? { ...price, was: null, weekly: null } : price} />
        <p className="price-was">
          {was && (
            <>
              {was.word} <s>{was.amount}</s>
              {was.saving !== null && <b>{was.saving}</b>}
            </>
          )}
          {!was && market && <MarketTag market={market} />}
        </p>
      </div>
      {weekly && (
        <p className="price-week">
          <b>{weekly.price}</b> <b>{weekly.comparisonRate}</b>
        </p>
      )}
    </>
  );
}

function MarketTag({ market }: { readonly market: NonNullable<CarCardView['market']> }) {
  return (
    <span className="market-tag" title={market.note ?? undefined}>
      <Icon path={trendingDownIcon} />
      {market.text}
    </span>
  );
}
