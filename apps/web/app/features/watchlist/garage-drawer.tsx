import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Dialog } from '@forecourt/ui/dialog';
import { useAddress } from '../../navigation/use-navigation.ts';
import { CarLines } from './car-lines.tsx';
import { CompareThese } from './compare-these.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { RecentlyViewedCars } from './recently-viewed-cars.tsx';
import { useCarCards, type CarRef } from './use-car-cards.ts';
import { useSavedCars } from './use-saved-cars.ts';
import { useSaving } from './saving/use-saving.ts';
import '@forecourt/ui/styles/garage.css';

interface GarageDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const mostSaved = 5;

/** The garage over the page: saved cars, recent searches, recently viewed cars, in the site's order (WATCH-5). */
export function GarageDrawer({ isOpen, onClose }: GarageDrawerProps) {
  const { garageParts, listLabel, listHref } = useSaving();
  const address = useAddress();
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current !== address && isOpen) onClose();
    openedAt.current = address;
  }, [address, isOpen, onClose]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={listLabel}
      look="drawer"
      foot={
        <ButtonLink href={listHref} isBlock>
          See everything
        </ButtonLink>
      }
    >
      <div className="garage">
        {garageParts.map((part, place) => {
          // The drawer's own title says it of what stands first.
          if (part === 'saved') return <Saved key={part} hasHeading={place > 0} />;
          return part === 'searches' ? (
            <RecentSearches key={part} heading="h3" />
          ) : (
            <RecentlyViewedCars key={part} heading="h3" />
          );
        })}
      </div>
    </Dialog>
  );
}

function Saved({ hasHeading }: { readonly hasHeading: boolean }) {
  const { listHref, words } = useSaving();
  const saved = useSavedCars(true);
  // What stands here when it is opened stays while it is open: the page's own way back lies behind it.
  const [opened, setOpened] = useState<readonly CarRef[] | null>(null);
  useEffect(() => {
    if (opened === null && saved.kind === 'known') setOpened(saved.cars.slice(0, mostSaved));
  }, [opened, saved]);
  const cards = useCarCards(opened === null || opened.length === 0 ? null : opened);
  const keptIds = new Set(saved.kind === 'known' ? saved.cars.map(({ id }) => id) : []);
  return (
    <section aria-label={hasHeading ? undefined : `Saved ${words.noun}`}>
      {hasHeading && <h3 className="h3">Saved {words.noun}</h3>}
      {saved.kind === 'signedOut' && (
        <p className="muted">
          <a href={listHref}>Sign in</a> to see what you saved.
        </p>
      )}
      {opened?.length === 0 && <p className="muted">None yet. Tap the heart on one to keep it here.</p>}
      {typeof cards === 'object' && opened !== null && (
        <>
          <CarLines cars={cards.cars} hasHearts isRemoved={(id) => !keptIds.has(id)} />
          <CompareThese cars={cards.cars.filter(({ card }) => keptIds.has(card.id))} />
        </>
      )}
      {cards === 'failed' && <p className="muted">They didn’t load. Please try again in a moment.</p>}
    </section>
  );
}
