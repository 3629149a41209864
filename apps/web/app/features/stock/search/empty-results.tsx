import type { ReactNode } from 'react';
import type { EmptyView, SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { Icon } from '@forecourt/ui/icon';
import { chevronRightIcon } from '@forecourt/ui/icons';
import { CarCard } from '../card/car-card.tsx';

interface EmptyResultsProps {
  readonly empty: EmptyView;
  readonly clearHref: string | null;
  readonly look: SearchPageView['looks']['card'];
  /** Before the cars that come close: saving the search. */
  readonly children: ReactNode;
}

/** Nothing fits: which filter to drop and what that brings, and the cars that fit all but one of them (SRCH-9). */
export function EmptyResults({ empty, clearHref, look, children }: EmptyResultsProps) {
  const { text, drops, ask, closest } = empty;
  return (
    <>
      <section className="nothing">
        <p className="lead">{text}</p>
        {drops.length > 0 && (
          <>
            <h2 className="h3">Widen it</h2>
            <ul className="widen">
              {drops.map(({ href, dropped, instead, count }) => (
                <li key={href}>
                  <a href={href} data-keep-scroll="">
                    <span>
                      <s>{dropped}</s> {instead}
                    </span>
                    <em>{count}</em>
                    <Icon path={chevronRightIcon} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="ways-on">
          {clearHref !== null && (
            <a className="link" href={clearHref} data-keep-scroll="">
              Clear all filters
            </a>
          )}
          <a className="link" href={ask.href}>
            {ask.label}
          </a>
        </p>
      </section>
      {children}
      {closest.length > 0 && (
        <section className="closest">
          <h2>The closest we have</h2>
          <div className="grid results" data-look={look}>
            {closest.map(({ car, difference }) => (
              <div key={car.id} className="near">
                <p>{difference}</p>
                <CarCard car={car} look={look} />
              </div>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
