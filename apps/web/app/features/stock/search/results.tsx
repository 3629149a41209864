import type { ReactNode } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { HydratedApart } from '../../../shared/hydrated-apart.tsx';
import { CallToActionCard } from './call-to-action-card.tsx';
import { CarCard } from '../card/car-card.tsx';

interface ResultsProps {
  readonly view: SearchPageView;
  readonly look: SearchPageView['looks']['card'];
  readonly isLoading: boolean;
  /** Stands after the fourth: saving the search. */
  readonly children?: ReactNode;
}

/** The pictures of a first screen are loaded eagerly, all others lazily. */
const firstScreen = 2;
export const saveSearchAfter = 4;

/** The cars that were found, with the invitations among them. */
export function Results({ view, look, isLoading, children }: ResultsProps) {
  const drawn = view.slots.map((slot, place) =>
    slot.kind === 'car' ? (
      <HydratedApart key={slot.car.id}>
        <CarCard car={slot.car} look={look} isFirst={place < firstScreen} />
      </HydratedApart>
    ) : (
      <CallToActionCard
        key={`call ${place}`}
        callToAction={slot.callToAction}
        look={view.looks.callToAction}
      />
    ),
  );
  return (
    <div className="grid results" data-look={look} aria-busy={isLoading}>
      {drawn.slice(0, saveSearchAfter)}
      {children}
      {drawn.slice(saveSearchAfter)}
      {view.ending && <CallToActionCard callToAction={view.ending} look="ending" />}
    </div>
  );
}
