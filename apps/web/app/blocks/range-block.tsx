import type { RangeView } from '@forecourt/app/pages/blocks/range.block';
import { carouselRules } from '@forecourt/domain/pages/carousel-buttons';
import { Carousel } from '@forecourt/ui/carousel';
import { useState } from 'react';
import { ModelTile } from './model-tile.tsx';

/** The range by body (HOME-2): buttons narrow it down, and it is swiped through. */
export function RangeBlock({ view }: { readonly view: RangeView }) {
  const [chosen, choose] = useState(0);
  const shelf = view.shelves[chosen] ?? view.shelves[0];
  return (
    <section className="wrap band range-block">
      <div className="head">
        <h2>{view.heading}</h2>
      </div>
      {view.shelves.length > 1 && (
        <div className="tabs" role="group" aria-label={view.heading}>
          {view.shelves.map(({ label, href }, index) => (
            <a
              key={label}
              href={href}
              className={index === chosen ? 'on' : undefined}
              aria-current={index === chosen ? 'true' : undefined}
              // Without a script it leads to the page of the shelf.
              onClick={(event) => {
                event.preventDefault();
                choose(index);
              }}
            >
              {label}
            </a>
          ))}
        </div>
      )}
      {shelf && (
        <Carousel key={shelf.label} label={view.heading} rules={carouselRules} className="range">
          {shelf.models.map((tile) => (
            <ModelTile key={tile.name} tile={tile} />
          ))}
        </Carousel>
      )}
    </section>
  );
}
