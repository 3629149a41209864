import { z } from 'zod';
import { allStockLink } from './all-stock-link.ts';
import { defineBlock } from './define-block.ts';
import { cardsOf, carsInRow, presentable, type StockCardsView } from './stock-cards.ts';
import { line } from './stored-texts.ts';

/** The cars that came last. */
export const newestStock = defineBlock({
  schema: z.strictObject({ heading: line.optional() }),
  sample: {},
  show: async ({ heading }, page) => {
    const { settings } = page.context;
    const [newest, all] = await Promise.all([page.sources.newestCars(), allStockLink(page)]);
    const look = settings.layout.homeCard;
    const { cards, validUntil } = cardsOf(presentable(newest, settings).slice(0, carsInRow[look]), page);
    if (cards.length === 0) return null;
    const view: StockCardsView = { heading: heading ?? settings.home.newestHeading, look, cards, all };
    return { view, validUntil };
  },
});
