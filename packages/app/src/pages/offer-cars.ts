import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { priceDisplay } from '@forecourt/domain/stock/price/price-display';
import { allStockLink } from './blocks/all-stock-link.ts';
import type { BlockPage } from './blocks/define-block.ts';
import type { PromoView } from './blocks/promo-view.ts';
import { cardsOf, presentable } from './blocks/stock-cards.ts';
import { carShelfAt, noShelf, type ShownShelf } from './car-shelf.ts';

const mostCars = 8;
const carsInRow = 4;
export const dropsHeading = 'Price drops';

/** The cars that an offer is about; none where it is of something else. */
export function offerCars(
  { href, label }: Pick<PromoView, 'href' | 'label'>,
  page: BlockPage,
): Promise<ShownShelf> {
  return carShelfAt(href, { heading: 'In this offer', label, most: mostCars }, page);
}

/**
 * Cars that cost less than they did, those that save most first: each with the former price that its history proves
 * (RULE-3), but for those that the page shows already. Of a large stock those are looked at that came last, and those that have stood for a while.
 */
export async function reducedCars(page: BlockPage, shown: ReadonlySet<string>): Promise<ShownShelf> {
  const { settings } = page.context;
  const looked = await Promise.all([page.sources.newestCars(), page.sources.standingCars()]);
  const once = new Map(looked.flat().map((car) => [car.id, car]));
  const reduced = presentable([...once.values()], settings)
    .flatMap((car) => {
      const price = priceDisplay(car, settings);
      if (price.kind !== 'price' || price.was === null || shown.has(car.id)) return [];
      return [{ car, savedCents: (car.beforePriceCents ?? 0) - (askingPriceCents(car) ?? 0) }];
    })
    .toSorted((a, b) => b.savedCents - a.savedCents);
  if (reduced.length === 0) return noShelf;
  const { cards, validUntil } = cardsOf(
    reduced.slice(0, mostCars).map(({ car }) => car),
    page,
  );
  return { view: { heading: dropsHeading, cards, all: null }, validUntil };
}

/** What came in last. */
export async function justIn(page: BlockPage): Promise<ShownShelf> {
  const newest = presentable(await page.sources.newestCars(), page.context.settings).slice(0, carsInRow);
  if (newest.length === 0) return noShelf;
  const { cards, validUntil } = cardsOf(newest, page);
  return { view: { heading: 'Just in', cards, all: await allStockLink(page) }, validUntil };
}
