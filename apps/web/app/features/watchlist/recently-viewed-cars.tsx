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
  /** Stands there while nothing has been looked at; null: nothing at all. */
  readonly emptyText?: string | null;
}

/** The cars that were looked at in this browser and can still be bought, the last first (WATCH-5). */
export function RecentlyViewedCars({
  heading: Heading,
  title = 'Recently viewed',
  emptyText = 'Nothing yet. What you look at will show up here.',
}: RecentlyViewedCarsProps) {
  const { keys, viewsKept } = useSaving();
  const stored = useStoredList(keys.viewed);
  const viewed = useMemo(
    () => readViewed(stored, viewsKept).map(({ id }) => ({ id, savedAt: null })),
    [stored, viewsKept],
  );
  const cards = useCarCards(viewed.length === 0 ? null : viewed);
  if (viewed.length > 0 && typeof cards === 'string') return null;
  const left = typeof cards === 'string' ? [] : cards.cars.filter(({ card }) => card.state === 'available');
  if (left.length === 0 && emptyText === null) return null;
  return (
    <section>
      <Heading className="h3">{title}</Heading>
      {left.length > 0 ? <CarLines cars={left.slice(0, mostShown)} /> : <p className="muted">{emptyText}</p>}
    </section>
  );
}
