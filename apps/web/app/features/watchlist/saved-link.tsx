import { lazy, useEffect, useState } from 'react';
import type { NavigationLink } from '@forecourt/domain/site/navigation';
import { Icon } from '@forecourt/ui/icon';
import { heartIcon } from '@forecourt/ui/icons';
import { PartBoundary } from '../../shared/part-boundary.tsx';
import { whenLoaded } from '../../shared/when-loaded.ts';
import { useSavedCars } from './use-saved-cars.ts';
import { useSaving } from './saving/use-saving.ts';
import { useSignedInReturn } from './saving/use-signed-in-return.ts';

const loadGarage = () => import('./garage-drawer.tsx');
const GarageDrawer = lazy(async () => ({ default: (await loadGarage()).GarageDrawer }));

/** The way to what is saved, in the header, with how much that is; where the site has a garage, it opens (WATCH-5). */
export function SavedLink({ saved }: { readonly saved: NavigationLink }) {
  const { garageParts, listLabel } = useSaving();
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const savedCars = useSavedCars(isLive);
  useSignedInReturn();
  const [garage, setGarage] = useState<'unused' | 'open' | 'closed'>('unused');
  const count = savedCars.kind === 'known' ? savedCars.cars.length : 0;
  const hasGarage = garageParts.length > 0;
  return (
    <>
      <a
        className="icon-btn saved-link"
        href={saved.href}
        aria-label={count === 0 ? listLabel : `${listLabel}, ${count} saved`}
        onPointerEnter={hasGarage ? () => void loadGarage().catch(() => undefined) : undefined}
        onClick={(event) => {
          if (!hasGarage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void whenLoaded(loadGarage, () => setGarage('open'));
        }}
      >
        <Icon path={heartIcon} />
        {count > 0 && <span className="badge-n">{count}</span>}
      </a>
      {garage !== 'unused' && (
        <PartBoundary>
          <GarageDrawer isOpen={garage === 'open'} onClose={() => setGarage('closed')} />
        </PartBoundary>
      )}
    </>
  );
}
