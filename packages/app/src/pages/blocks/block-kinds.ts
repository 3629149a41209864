import { articles } from './articles.block.ts';
import { bodies } from './bodies.block.ts';
import { byline } from './byline.block.ts';
import { callToAction } from './call-to-action.block.ts';
import { cards } from './cards.block.ts';
import type { ShownBlock } from './define-block.ts';
import { facts } from './facts.block.ts';
import { faq } from './faq.block.ts';
import { feature } from './feature.block.ts';
import { heading } from './heading.block.ts';
import { list } from './list.block.ts';
import { locations } from './locations.block.ts';
import { newestStock } from './newest-stock.block.ts';
import { offers } from './offers.block.ts';
import { people } from './people.block.ts';
import { picture } from './picture.block.ts';
import { promises } from './promises.block.ts';
import { promotions } from './promotions.block.ts';
import { questions } from './questions.block.ts';
import { quote } from './quote.block.ts';
import { range } from './range.block.ts';
import { reducedStock } from './reduced-stock.block.ts';
import { reviews } from './reviews.block.ts';
import { rights } from './rights.block.ts';
import { search } from './search.block.ts';
import { serviceTimes } from './service-times.block.ts';
import { shopBy } from './shop-by.block.ts';
import { table } from './table.block.ts';
import { text } from './text.block.ts';

/** Every kind of block by the word under which it is stored. A new one is a line here and one where they are drawn. */
export const blockKinds = {
  heading,
  text,
  list,
  table,
  byline,
  picture,
  facts,
  faq,
  cards,
  quote,
  callToAction,
  promises,
  rights,
  search,
  bodies,
  range,
  promotions,
  serviceTimes,
  feature,
  newestStock,
  reducedStock,
  shopBy,
  offers,
  locations,
  people,
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
