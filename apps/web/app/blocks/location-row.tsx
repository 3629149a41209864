import type { LocationsView } from '@forecourt/app/pages/blocks/locations.block';
import { carouselRules } from '@forecourt/domain/pages/carousel-buttons';
import { Carousel } from '@forecourt/ui/carousel';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { MapCard } from '../shared/map-card.tsx';

/** The locations in one row that visitors swipe through (LOC-4). */
export function LocationRow({ view }: { readonly view: LocationsView }) {
  const { heading, groups, row } = view;
  return (
    <section className="sunk band">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
          <span className="swipe-hint muted small" aria-hidden="true">
            {row.hint}
          </span>
        </div>
        <Carousel label={heading} rules={carouselRules} className="loc-row">
          {groups.flatMap(({ locations }) =>
            locations.map(({ key, name, street, city, picture, map, page }) => (
              <div key={key} className="m-loc">
                {picture && (
                  <Photo
                    className="m-loc-pic"
                    picture={picture}
                    sizes="(min-width: 51.25em) 340px, 80vw"
                    width={340}
                    height={row.imageHeightPx}
                  />
                )}
                {map && <MapCard view={map} name={name} heightPx={row.mapHeightPx} />}
                <h3 className="display">{name}</h3>
                <address>
                  {street !== null && <span>{street}</span>}
                  {city !== null && <span>{city}</span>}
                </address>
                {page && <BlockAnchor link={{ ...page, label: row.button }} className="btn line" />}
              </div>
            )),
          )}
        </Carousel>
      </div>
    </section>
  );
}
