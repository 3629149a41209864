import { allStockLink } from './blocks/all-stock-link.ts';
import type { BlockPage } from './blocks/define-block.ts';
import type { PromoView } from './blocks/promo-view.ts';
import { cardsOf, presentable } from './blocks/stock-cards.ts';
import { carShelfAt, noShelf, type ShownShelf } from './car-shelf.ts';

const mostCars = 8;
const carsInRow = 4;

/** The cars that an offer is about; of an offer without cars the newest ones, or none. */
export async function offerCars(
  { href, label }: Pick<PromoView, 'href' | 'label'>,
  page: BlockPage,
  otherwise: 'newest' | 'none',
): Promise<ShownShelf> {
  const own = await carShelfAt(href, { heading: 'In this offer', label, most: mostCars }, page);
  if (own.view || otherwise === 'none') return own;
  const newest = presentable(await page.sources.newestCars(), page.context.settings).slice(0, carsInRow);
  if (newest.length === 0) return noShelf;
  const { cards, validUntil } = cardsOf(newest, page);
  return { view: { heading: 'Just in', cards, all: await allStockLink(page) }, validUntil };
}
