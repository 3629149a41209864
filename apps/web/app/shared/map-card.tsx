import type { MapCardView } from '@forecourt/app/shared/map-card.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { mapPinIcon } from '@forecourt/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useIsScripted } from './use-is-scripted.ts';

export interface MapCardProps {
  readonly view: MapCardView;
  /** Whose map it is: Aspley. */
  readonly name: string;
  readonly heightPx?: number;
}

/** A map that nobody loads but who asks for it: until then no third party learns who looks (LOC-6). */
export function MapCard({ view, name, heightPx }: MapCardProps) {
  const { map, note, button, isDark, href } = view;
  const isScripted = useIsScripted();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div
      className="map-card"
      data-dark={isDark ? '' : undefined}
      style={heightPx === undefined ? undefined : { minHeight: heightPx }}
    >
      {isWanted ? (
        <LoadedMap map={map} name={name} href={href} />
      ) : (
        <div className="map-ask">
          <Icon path={mapPinIcon} />
          <p className="small">{isScripted ? note : name}</p>
          {isScripted ? (
            <Button look="line" isSmall onClick={() => setIsWanted(true)}>
              {button}
              <span className="vh"> of {name}</span>
            </Button>
          ) : (
            <ButtonLink look="line" isSmall href={href} rel="noreferrer">
              {button}
              <span className="vh"> of {name}</span>
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

interface LoadedMapProps extends Pick<MapCardView, 'map' | 'href'> {
  readonly name: string;
}

function LoadedMap({ map, name, href }: LoadedMapProps) {
  const title = `Map of ${name}`;
  if (map.kind === 'tiles') return <TileMap map={map} title={title} href={href} />;
  return (
    <iframe src={map.src} title={title} allowFullScreen referrerPolicy="strict-origin-when-cross-origin" />
  );
}

interface TileMapProps {
  readonly map: Extract<MapCardView['map'], { readonly kind: 'tiles' }>;
  readonly title: string;
  readonly href: string;
}

function TileMap({ map, title, href }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    import('./draw-tile-map.ts')
      .then(({ drawTileMap }) => (isGone || !box.current ? null : drawTileMap(box.current, map)))
      .then((drawn) => (remove = drawn ?? remove))
      .catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      remove();
    };
  }, [map]);
  if (hasFailed) {
    return (
      <p className="map-ask">
        The map won’t load right now.{' '}
        <a className="link" href={href} rel="noreferrer">
          Open it in Google Maps
        </a>
      </p>
    );
  }
  return <div ref={box} className="map-tiles" role="region" aria-label={title} />;
}
