import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock } from './define-block.ts';
import { runningPromos, type PromoView } from './promo-view.ts';

export interface OffersView {
  readonly heading: string;
  readonly offers: readonly PromoView[];
  /** To the page of all offers, where there are more. */
  readonly all: BlockLinkView | null;
}

const mostOffers = 3;

/** Offers that run now (PAGE-3), each with its end and its conditions. */
export const offers = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { settings } = page.context;
    const { promos, validUntil } = await runningPromos('offer', page);
    if (promos.length === 0) return null;
    const all = blockLink({ label: 'All offers', link: pathFor(settings, 'offers') }, page);
    const view: OffersView = {
      heading: settings.home.offersHeading,
      offers: promos.slice(0, mostOffers),
      all: promos.length > mostOffers ? all : null,
    };
    return { view, validUntil };
  },
});
