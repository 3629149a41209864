import type { CarCardView } from '../stock/card/car-card.view.ts';
import { allStockLink } from './blocks/all-stock-link.ts';
import type { BlockLinkView } from './blocks/block-link.ts';
import type { BlockPage } from './blocks/define-block.ts';
import type { PromoView } from './blocks/promo-view.ts';
import { cardsOf, presentable } from './blocks/stock-cards.ts';

/** The cars of an offer, or what else is here. */
export interface OfferCarsView {
  readonly heading: string;
  readonly cards: readonly CarCardView[];
  /** To the list of all of them. */
  readonly all: BlockLinkView;
}

interface ShownCars {
  readonly view: OfferCarsView | null;
  readonly validUntil: Date | null;
}

const mostCars = 8;
const carsInRow = 4;

/** The cars that an offer is about, the cheapest first; of an offer without cars the newest ones, or none. */
export async function offerCars(
  offer: Pick<PromoView, 'href' | 'label'>,
  page: BlockPage,
  otherwise: 'newest' | 'none',
): Promise<ShownCars> {
  const { settings } = page.context;
  const found = offer.href === null ? null : await page.sources.carsAt(offer.href);
  if (found && found.cars.length > 0) {
    const { cards, validUntil } = cardsOf(found.cars.slice(0, mostCars), page);
    const all = { label: offer.label, href: found.href, isExternal: false };
    return { view: { heading: 'In this offer', cards, all }, validUntil };
  }
  if (otherwise === 'none') return { view: null, validUntil: null };
  const newest = presentable(await page.sources.newestCars(), settings).slice(0, carsInRow);
  if (newest.length === 0) return { view: null, validUntil: null };
  const { cards, validUntil } = cardsOf(newest, page);
  return { view: { heading: 'Just in', cards, all: await allStockLink(page) }, validUntil };
}
