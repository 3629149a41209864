import type { BlockView, BlockViews, BlockWord } from '@forecourt/app/pages/blocks/block-kinds';
import type { ComponentType } from 'react';
import { ArticlesBlock } from './articles-block.tsx';
import { BodiesBlock } from './bodies-block.tsx';
import { BylineBlock } from './byline-block.tsx';
import { CallToActionBlock } from './call-to-action-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { FeatureBlock } from './feature-block.tsx';
import { HeadingBlock } from './heading-block.tsx';
import { ListBlock } from './list-block.tsx';
import { TableBlock } from './table-block.tsx';
import { LocationsBlock } from './locations-block.tsx';
import { OffersBlock } from './offers-block.tsx';
import { PeopleBlock } from './people-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { PromisesBlock } from './promises-block.tsx';
import { PromotionsBlock } from './promotions-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { QuoteBlock } from './quote-block.tsx';
import { RangeBlock } from './range-block.tsx';
import { ReviewsBlock } from './reviews-block.tsx';
import { RightsBlock } from './rights-block.tsx';
import { SearchBlock } from './search-block.tsx';
import { ServiceTimesBlock } from './service-times-block.tsx';
import { ShopByBlock } from './shop-by-block.tsx';
import { StockBlock } from './stock-block.tsx';
import { TextBlock } from './text-block.tsx';

type Components = { readonly [Word in BlockWord]: ComponentType<{ readonly view: BlockViews[Word] }> };

/** What draws each kind of block. */
export const blockComponents: Components = {
  heading: HeadingBlock,
  text: TextBlock,
  list: ListBlock,
  table: TableBlock,
  byline: BylineBlock,
  picture: PictureBlock,
  facts: FactsBlock,
  faq: FaqBlock,
  cards: CardsBlock,
  quote: QuoteBlock,
  callToAction: CallToActionBlock,
  promises: PromisesBlock,
  rights: RightsBlock,
  search: SearchBlock,
  bodies: BodiesBlock,
  range: RangeBlock,
  promotions: PromotionsBlock,
  serviceTimes: ServiceTimesBlock,
  feature: FeatureBlock,
  newestStock: StockBlock,
  reducedStock: StockBlock,
  shopBy: ShopByBlock,
  offers: OffersBlock,
  locations: LocationsBlock,
  people: PeopleBlock,
  reviews: ReviewsBlock,
  questions: QuestionsBlock,
  articles: ArticlesBlock,
};

/** One block of a page. */
export function Block({ block, view }: BlockView) {
  const Component = blockComponents[block] as ComponentType<{ readonly view: unknown }>;
  return <Component view={view} />;
}
