import { useState } from 'react';
import type { CarCardView } from '@forecourt/app/stock/card/car-card.view';
import { Icon } from '@forecourt/ui/icon';
import { mapPinIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { Ribbon } from '@forecourt/ui/ribbon';
import { CardCompare } from './card-compare.tsx';
import { isOnPicture, type CardLook } from './card-look.ts';
import { DrawnVehicle } from '../../../shared/drawn-vehicle.tsx';

/** How wide the picture of each look stands on phones, tablets and desks. */
const sizes: Readonly<Record<CardLook, string>> = {
  open: '(min-width: 75em) 25vw, (min-width: 51.25em) 45vw, 92vw',
  compact: '(min-width: 87.5em) 19vw, (min-width: 62.5em) 26vw, 48vw',
  row: '(min-width: 75em) 372px, (min-width: 51.25em) 42vw, 94vw',
  plain: '(min-width: 62.5em) 50vw, 94vw',
  mini: '(min-width: 62.5em) 20vw, 48vw',
};

export interface CardPicturesProps {
  readonly car: CarCardView;
  readonly look: CardLook;
  readonly isFirst: boolean;
}

/**
 * The picture of a card. On touch screens the others follow by swiping: empty boxes hold their places, and
 * the images are loaded with the first swipe.
 */
export function CardPictures({ car, look, isFirst }: CardPicturesProps) {
  const [isSwiped, setSwiped] = useState(false);
  const { picture, pendingText, morePictures, ribbon, location } = car;
  return (
    <div className={picture ? 'card-media' : 'card-media none'}>
      {picture ? (
        // No tab stop and hidden from screen readers: the title is that link, this one is for fingers.
        <a
          className="card-pics"
          href={car.href}
          tabIndex={-1}
          aria-hidden="true"
          onScroll={isSwiped || morePictures.length === 0 ? undefined : () => setSwiped(true)}
        >
          <Photo picture={picture} sizes={sizes[look]} width={960} height={640} isFirst={isFirst} />
          {morePictures.map((src, place) =>
            isSwiped ? (
              <img
                key={src}
                src={src}
                alt={`${car.fullName}, photo ${place + 2}`}
                loading="lazy"
                width={960}
                height={640}
              />
            ) : (
              <i key={src} />
            ),
          )}
        </a>
      ) : (
        <span className="ph">
          <DrawnVehicle />
          <span>{pendingText}</span>
        </span>
      )}
      {ribbon && <Ribbon ribbon={ribbon} />}
      {isOnPicture(look) && location !== null && (
        <span className="card-loc">
          <Icon path={mapPinIcon} />
          {location}
        </span>
      )}
      {isOnPicture(look) && <CardCompare car={car} />}
    </div>
  );
}
