import { useMemo } from 'react';
import { readViewed } from '@forecourt/domain/watchlist/recently-viewed';
import { useStoredList } from '../../browser/stored-list.ts';
import { CarLines } from './car-lines.tsx';
import { useCarCards } from './use-car-cards.ts';
import { useSaving } from './saving/use-saving.ts';

const mostShown = 4;

/** The cars that were looked at in this browser, the last first (WATCH-5). */
export function RecentlyViewedCars({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  const { keys, viewsKept } = useSaving();
  const stored = useStoredList(keys.viewed);
  const viewed = useMemo(
    () => readViewed(stored, viewsKept).map(({ id }) => ({ id, savedAt: null })),
    [stored, viewsKept],
  );
  const cards = useCarCards(viewed.length === 0 ? null : viewed);
  if (viewed.length > 0 && typeof cards === 'string') return null;
  return (
    <section>
      <Heading className="h3">Recently viewed</Heading>
      {typeof cards === 'object' && cards.cars.length > 0 ? (
        <CarLines cars={cards.cars.slice(0, mostShown)} />
      ) : (
        <p className="muted">Nothing yet. What you look at is remembered here.</p>
      )}
    </section>
  );
}
