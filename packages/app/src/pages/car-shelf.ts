import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { CarCardView } from '../stock/card/car-card.view.ts';
import type { BlockLinkView } from './blocks/block-link.ts';
import type { BlockPage } from './blocks/define-block.ts';
import { cardsOf } from './blocks/stock-cards.ts';

/** A few cars under a heading. */
export interface CarShelfView {
  readonly heading: string;
  readonly cards: readonly CarCardView[];
  /** The way to all of them; null where no search finds just those. */
  readonly all: BlockLinkView | null;
}

export interface ShownShelf {
  readonly view: CarShelfView | null;
  readonly validUntil: Date | null;
}

export const noShelf: ShownShelf = { view: null, validUntil: null };

interface ShelfWords {
  readonly heading: string;
  /** On the way to all of them. */
  readonly label: string;
  readonly most: number;
  /** Those that a yard is known for: they stand before the others. */
  readonly first?: readonly ListedCar[];
}

/** The cars that a link leads to, the cheapest first; none where it leads to no cars, or none of them can be bought. */
export async function carShelfAt(
  link: string | null,
  { heading, label, most, first = [] }: ShelfWords,
  page: BlockPage,
): Promise<ShownShelf> {
  const found = link === null ? null : await page.sources.carsAt(link);
  if (!found || found.cars.length === 0) return noShelf;
  const { cards, validUntil } = cardsOf(
    [...first, ...found.cars.filter((car) => first.every(({ id }) => id !== car.id))].slice(0, most),
    page,
  );
  return { view: { heading, cards, all: { label, href: found.href, isExternal: false } }, validUntil };
}
