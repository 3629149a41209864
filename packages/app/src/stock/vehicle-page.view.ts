import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { CarFact } from '@forecourt/domain/stock/car-facts';
import type { DealerComments } from '@forecourt/domain/stock/dealer-comments';
import type { Folded } from '@forecourt/domain/stock/fold';
import type { MarketIndicator } from '@forecourt/domain/stock/market-indicator';
import type { Ribbon } from '@forecourt/domain/stock/tag-ribbon';
import type { FinanceCardView } from '../finance/finance-card.view.ts';
import type { PictureView } from '../pages/picture.view.ts';
import type { ComparedChoice } from '@forecourt/domain/watchlist/choose-compared';
import type { SaveView } from '../watchlist/save.view.ts';
import type { CarCardView } from './car-card.view.ts';
import type { PriceView } from './price.view.ts';
import type { CrumbView } from './search-page.view.ts';
import type { RateWarningView } from './weekly.view.ts';

/** Everything that the page of a car draws (VDP-1). */
export interface VehiclePageView {
  readonly crumbs: readonly CrumbView[];
  readonly title: string;
  readonly subtitle: string | null;
  readonly state: 'available' | 'gone';
  readonly ribbon: Ribbon | null;
  readonly pictures: readonly PictureView[];
  readonly pendingText: string;
  readonly price: PriceView;
  readonly market: MarketIndicator | null;
  /** On the screen with any weekly repayment (LAW-2). */
  readonly rateWarning: RateWarningView | null;
  /** The car is sold: what happened, and what is offered instead (VDP-4). */
  readonly notice: { readonly text: string; readonly offer: string } | null;
  readonly finance: FinanceCardView | null;
  readonly keyInformation: readonly CarFact[];
  readonly specifications: Folded<CarFact>;
  readonly features: Folded<string>;
  readonly comments: DealerComments;
  readonly dealership: {
    readonly name: string;
    readonly address: string | null;
    readonly stockNumber: string | null;
  };
  /** For saving and comparing the car, and for remembering that it was looked at. */
  readonly saving: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly save: SaveView | null;
    readonly compare: ComparedChoice | null;
  };
  readonly similar: readonly CarCardView[];
  readonly titles: SiteSettings['vehiclePage']['sectionTitles'];
  readonly words: Pick<
    SiteSettings['vehiclePage'],
    'moreText' | 'lessText' | 'showAllFeaturesText' | 'hideFeaturesText'
  >;
  readonly looks: {
    readonly gallery: SiteSettings['layout']['gallery'];
    readonly sections: SiteSettings['layout']['sections'];
    readonly similarCard: SiteSettings['layout']['similarCard'];
  };
}
