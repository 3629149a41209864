import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { CallToActionCard } from './call-to-action-card.tsx';
import { CarCard } from '../card/car-card.tsx';

interface ResultsProps {
  readonly view: SearchPageView;
  readonly look: SearchPageView['looks']['card'];
  readonly isLoading: boolean;
}

/** The pictures of a first screen are loaded eagerly, all others lazily. */
const firstScreen = 2;

/** The cars that were found, with the invitations among them. */
export function Results({ view, look, isLoading }: ResultsProps) {
  return (
    <div className="grid results" data-look={look} aria-busy={isLoading}>
      {view.slots.map((slot, place) =>
        slot.kind === 'car' ? (
          <CarCard key={slot.car.id} car={slot.car} look={look} isFirst={place < firstScreen} />
        ) : (
          <CallToActionCard
            key={`call ${place}`}
            callToAction={slot.callToAction}
            look={view.looks.callToAction}
          />
        ),
      )}
    </div>
  );
}
