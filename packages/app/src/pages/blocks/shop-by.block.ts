import { priceRangeLabel, readPriceRange } from '@forecourt/domain/stock/attributes/price-range';
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

/** The stock by budget and by make, for those who come with either in mind. */
export const shopBy = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { settings } = page.context;
    const stock = await page.sources.stock();
    const makes = stock?.facets.make?.slice(0, mostMakes) ?? [];
    if (!stock || makes.length < fewestMakes) return null;
    const bands = (stock.facets.priceRange ?? []).flatMap(({ value, count }) => {
      const band = readPriceRange(value);
      return band ? [{ value, count, band }] : [];
    });
    const cards = settings.search.callToActionCards.map((card) => ({
      title: card.title,
      text: card.text,
      link: blockLink(card, page),
    }));
    const view: ShopByView = {
      budgetHeading: settings.home.budgetHeading,
      budgets: bands
        .toSorted((a, b) => b.count - a.count)
        .slice(0, mostBudgets)
        .toSorted((a, b) => (a.band.from ?? 0) - (b.band.from ?? 0))
        .map(({ value, count, band }) => ({
          label: priceRangeLabel(band),
          count,
          href: searchHref({ priceRange: [value] }, settings, stock.makes),
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
