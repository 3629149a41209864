import { z } from 'zod';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock } from './define-block.ts';
import { address, line } from './stored-texts.ts';

export const storedCard = z.strictObject({ title: line, text: line, label: line, link: address });

export interface CardView {
  readonly title: string;
  readonly text: string;
  /** Null: its page is not there, and the card only says something. */
  readonly link: BlockLinkView | null;
}

export interface CardsView {
  readonly cards: readonly CardView[];
}

/** Ways on, side by side. */
export const cards = defineBlock({
  schema: z.strictObject({ cards: z.array(storedCard).min(1).max(12) }),
  sample: {
    cards: [{ title: 'Used cars', text: 'Inspected by us.', label: 'See them', link: '/search/used-cars' }],
  },
  show: ({ cards: all }, page) => ({
    view: {
      cards: all.map((card) => ({ title: card.title, text: card.text, link: blockLink(card, page) })),
    } satisfies CardsView,
  }),
});
