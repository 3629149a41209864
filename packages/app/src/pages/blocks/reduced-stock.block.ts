import { z } from 'zod';
import { defineBlock } from './define-block.ts';
import { cardsOf, carsInRow, presentable, type StockCardsView } from './stock-cards.ts';
import { line } from './stored-texts.ts';

/** Fewer than this are no section of their own. */
const fewest = 3;

/**
 * Cars whose former price may stand beside the present one. They are looked for among those that have stood
 * for a while: the index knows amounts, and not what the law lets a site say of them.
 */
export const reducedStock = defineBlock({
  schema: z.strictObject({ heading: line.optional() }),
  sample: {},
  show: async ({ heading }, page) => {
    const { settings } = page.context;
    const standing = (await page.sources.standingCars()).filter(({ reserved }) => !reserved);
    const look = settings.layout.homeCard;
    const { cards, validUntil } = cardsOf(presentable(standing, settings), page);
    const reduced = cards.filter(({ price }) => price.kind === 'amount' && price.was !== null);
    if (reduced.length < fewest) return null;
    const view: StockCardsView = {
      heading: heading ?? settings.home.reducedHeading,
      look,
      cards: reduced.slice(0, carsInRow[look]),
      all: null,
    };
    return { view, validUntil };
  },
});
