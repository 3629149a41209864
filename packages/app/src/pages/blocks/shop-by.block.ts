import {
  priceRangeLabel,
  readPriceRange,
  type PriceRange,
} from '@forecourt/domain/stock/attributes/price-range';
import { z } from 'zod';
import { searchHref } from '../../stock/search/stock-glance.ts';
import { blockLink } from './block-link.ts';
import type { CardView } from './cards.block.ts';
import { defineBlock } from './define-block.ts';

interface CountedLink {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

export interface ShopByView {
  readonly budgetHeading: string;
  readonly budgets: readonly CountedLink[];
  readonly makesHeading: string;
  readonly makes: readonly CountedLink[];
  /** The first of the site's call-to-action cards whose page is there. */
  readonly card: CardView | null;
}

const mostBudgets = 6;
const mostMakes = 12;
const fewestMakes = 3;

interface Band {
  readonly values: readonly string[];
  readonly count: number;
  readonly range: PriceRange;
}

/** As many as there is room for, the cheapest and the dearest car within them: the fewer of both ends become one. */
function fewBands(bands: readonly Band[]): readonly Band[] {
  const sorted = bands.toSorted((one, other) => (one.range.from ?? 0) - (other.range.from ?? 0));
  while (sorted.length > mostBudgets) {
    const [low, high] = [sorted.slice(0, 2), sorted.slice(-2)].map(oneBand);
    if (low && high && low.count <= high.count) sorted.splice(0, 2, low);
    else if (high) sorted.splice(-2, 2, high);
  }
  return sorted;
}

function oneBand(bands: readonly Band[]): Band {
  return {
    values: bands.flatMap(({ values }) => values),
    count: bands.reduce((sum, { count }) => sum + count, 0),
    range: { from: bands.at(0)?.range.from ?? null, below: bands.at(-1)?.range.below ?? null },
  };
}

/** The stock by budget and by make, for those who come with either in mind. */
export const shopBy = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { settings } = page.context;
    const stock = await page.sources.stock();
    const makes = stock?.facets.make?.slice(0, mostMakes) ?? [];
    if (!stock || makes.length < fewestMakes) return null;
    const bands = (stock.facets.priceRange ?? []).flatMap(({ value, count }): readonly Band[] => {
      const range = readPriceRange(value);
      return range ? [{ values: [value], count, range }] : [];
    });
    const cards = settings.search.callToActionCards.map((card) => ({
      title: card.title,
      text: card.text,
      link: blockLink(card, page),
    }));
    const view: ShopByView = {
      budgetHeading: settings.home.budgetHeading,
      budgets: fewBands(bands).map(({ values, count, range }) => ({
        label: priceRangeLabel(range),
        count,
        href: searchHref({ priceRange: [...values] }, settings, stock.makes),
      })),
      makesHeading: settings.home.makesHeading,
      makes: makes.map(({ value, count }) => ({
        label: value,
        count,
        href: searchHref({ make: [value] }, settings, stock.makes),
      })),
      card: cards.find(({ link }) => link !== null) ?? null,
    };
    return { view, isDegraded: stock.isDegraded };
  },
});
