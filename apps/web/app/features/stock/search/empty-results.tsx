import type { ReactNode } from 'react';
import type { EmptyView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { chevronRightIcon } from '@forecourt/ui/icons';
import { CarCard } from '../card/car-card.tsx';

interface EmptyResultsProps {
  readonly empty: EmptyView;
  readonly look: SearchPageView['looks']['card'];
  /** Before the cars that come close: saving the search. */
  readonly children: ReactNode;
}

/** Nothing fits: which filter to drop and what that brings, and the cars that fit all but one of them (SRCH-9). */
export function EmptyResults({ empty, look, children }: EmptyResultsProps) {
  const { text, widen, drops, ask, closestHeading, closest, closestNote } = empty;
  return (
    <>
      <section className="nothing">
        {text !== null && <p>{text}</p>}
        {widen !== null && <h2 className="small">{widen}</h2>}
        {drops.length > 0 && (
          <ul className="widen">
            {drops.map(({ href, dropped, instead, count }) => (
              <li key={href}>
                <a href={href}>
                  <span>
                    {dropped !== null && <s>{dropped}</s>} {instead}
                  </span>
                  <em>{count}</em>
                  <Icon path={chevronRightIcon} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {children}
      {closest.length > 0 && (
        <section className="closest">
          <div>
            <h2>{closestHeading}</h2>
            {closestNote !== null && <p>{closestNote}</p>}
          </div>
          <div className="grid results" data-look={look}>
            {closest.map(({ car, difference }) => (
              <div key={car.id} className="near">
                {difference !== null && <p>{difference}</p>}
                <CarCard car={car} look={look} />
              </div>
            ))}
          </div>
        </section>
      )}
      <p className="ask">
        <a className="link" href={ask.href}>
          {ask.label}
        </a>
      </p>
    </>
  );
}
