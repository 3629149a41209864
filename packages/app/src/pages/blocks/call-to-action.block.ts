import { blockLink, type BlockLinkView } from './block-link.ts';
import { storedCard } from './cards.block.ts';
import { defineBlock } from './define-block.ts';

export interface CallToActionView {
  readonly title: string;
  readonly text: string;
  readonly link: BlockLinkView;
}

/** One invitation, across the page. Without a page to lead to there is nothing to invite to. */
export const callToAction = defineBlock({
  schema: storedCard,
  sample: { title: 'Come and sit in one', text: 'No call needed.', label: 'See our cars', link: '/' },
  show: (stored, page) => {
    const link = blockLink(stored, page);
    const { title, text } = stored;
    return link && { view: { title, text, link } satisfies CallToActionView };
  },
});
