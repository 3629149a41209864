import { articles } from './articles.ts';
import { bodies } from './bodies.ts';
import { callToAction } from './call-to-action.ts';
import { cards } from './cards.ts';
import type { ShownBlock } from './define-block.ts';
import { facts } from './facts.ts';
import { faq } from './faq.ts';
import { feature } from './feature.ts';
import { heading } from './heading.ts';
import { locations } from './locations.ts';
import { newestStock } from './newest-stock.ts';
import { offers } from './offers.ts';
import { picture } from './picture.ts';
import { promotions } from './promotions.ts';
import { questions } from './questions.ts';
import { quote } from './quote.ts';
import { range } from './range.ts';
import { reducedStock } from './reduced-stock.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { shopBy } from './shop-by.ts';
import { text } from './text.ts';

/** Every kind of block by the word under which it is stored. A new one is a line here and one where they are drawn. */
export const blockKinds = {
  heading,
  text,
  picture,
  facts,
  faq,
  cards,
  quote,
  callToAction,
  search,
  bodies,
  range,
  promotions,
  feature,
  newestStock,
  reducedStock,
  shopBy,
  offers,
  locations,
  reviews,
  questions,
  articles,
};

export type BlockWord = keyof typeof blockKinds;

type ViewOf<Kind> = Kind extends { readonly show: (...given: never) => infer Shown }
  ? Awaited<Shown> extends ShownBlock<infer View> | null
    ? View
    : never
  : never;

/** What each kind shows. */
export type BlockViews = { readonly [Word in BlockWord]: ViewOf<(typeof blockKinds)[Word]> };

/** A block as a page draws it. */
export type BlockView = {
  readonly [Word in BlockWord]: { readonly block: Word; readonly view: BlockViews[Word] };
}[BlockWord];
