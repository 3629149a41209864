import { useMemo } from 'react';
import { readViewed } from '@forecourt/domain/watchlist/recently-viewed';
import { useStoredList } from '../../browser/stored-list.ts';
import { CarLines } from './car-lines.tsx';
import { useCarCards } from './use-car-cards.ts';
import { useSaving } from './saving/use-saving.ts';

const mostShown = 4;

interface RecentlyViewedCarsProps {
  readonly heading: 'h2' | 'h3';
  readonly title?: string;
}

/** The cars that were looked at in this browser and can still be bought, the last first (WATCH-5); else nothing. */
export function RecentlyViewedCars({ heading: Heading, title = 'Recently viewed' }: RecentlyViewedCarsProps) {
  const { keys, viewsKept } = useSaving();
  const stored = useStoredList(keys.viewed);
  const viewed = useMemo(
    () => readViewed(stored, viewsKept).map(({ id }) => ({ id, savedAt: null })),
    [stored, viewsKept],
  );
  const cards = useCarCards(viewed.length === 0 ? null : viewed);
  const left = typeof cards === 'string' ? [] : cards.cars.filter(({ card }) => card.state === 'available');
  if (left.length === 0) return null;
  return (
    <section>
      <Heading className="h3">{title}</Heading>
      <CarLines cars={left.slice(0, mostShown)} />
    </section>
  );
}
