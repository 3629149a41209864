import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { MarketMeter } from '@forecourt/domain/stock/price/market-meter';
import type { Ribbon } from '@forecourt/domain/stock/card/tag-ribbon';
import type { PhotoGroups } from '@forecourt/domain/stock/vehicle-page/photo-groups';
import type { ComparedChoice } from '@forecourt/domain/watchlist/choose-compared';
import type { PriceView, WeeklyView } from '@forecourt/domain/stock/price/price-view';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { MapCardView } from '../../shared/map-card.view.ts';
import type { LocationCardView } from '../../pages/blocks/location-card.ts';
import type { SaveView } from '../card/save.view.ts';
import type { CarCardView } from '../card/car-card.view.ts';
import type { VehiclePicturesView } from '../card/vehicle-pictures.view.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';
import type { VehicleButtonView } from './vehicle-buttons.view.ts';
import type { VehicleSectionView } from './vehicle-sections.view.ts';
import type { VehicleTruthView } from './vehicle-truth.view.ts';
import type { RateWarningView } from '../card/weekly.view.ts';

/** Everything that the page of a car draws (VDP-1), the same for every visitor. */
export interface VehiclePageView extends VehiclePicturesView {
  readonly crumbs: readonly CrumbView[];
  readonly title: string;
  readonly subtitle: string | null;
  /** What buyers ask first, and where it stands: 88,140 km, Automatic, Diesel, Dandenong. */
  readonly glance: readonly string[];
  /** Both in one line, for what is read aloud, shared and printed. */
  readonly fullName: string;
  /** Stock HM20418. */
  readonly stockLine: string | null;
  readonly state: 'available' | 'gone';
  readonly ribbon: Ribbon | null;
  readonly showsPhotoCount: boolean;
  /** Outside and Inside; Whole bike and Details of what has no cabin. */
  readonly photoGroups: PhotoGroups;
  readonly price: PriceView;
  /** What the price includes (LAW-2). */
  readonly priceNote: string | null;
  readonly market: MarketMeter | null;
  /** Beside the price, where no such sign stands there: above the market or below, with its proof further down. */
  readonly marketLine: { readonly text: string; readonly isUnder: boolean } | null;
  /** The weekly repayment with the warning that stands beside it, as one (LAW-2); the price is without it. */
  readonly weekly: (WeeklyView & RateWarningView & WeeklyLoan) | null;
  /** The statutory warranty of a used car, or that it has none (LAW-2). */
  readonly warranty: string | null;
  /** Whether a buyer can change their mind after signing; null where nothing is said. */
  readonly coolingOff: string | null;
  readonly certified: CertifiedView | null;
  /** The car is sold or reserved: what happened, and what is offered instead (VDP-4). */
  readonly notice: { readonly text: string; readonly offer: string | null } | null;
  readonly call: CallView | null;
  /** Nobody wrote down a number to call for this car (RULE-11). */
  readonly lacksPhone?: true;
  /** The first of them is the one solid button of the page. */
  readonly actions: readonly VehicleButtonView[];
  readonly links: readonly VehicleButtonView[];
  /** Where free times of a test drive are asked for, once the page is there: it is the same for everybody. */
  readonly driveTimes: DriveTimesView | null;
  /** For saving and comparing the car, and for remembering that it was looked at. */
  readonly saving: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly save: SaveView | null;
    readonly compare: ComparedChoice | null;
  };
  /** The car as a PDF (VDP-6). */
  readonly pdf: { readonly href: string; readonly fileName: string } | null;
  /** The address to share, of the site's primary host. */
  readonly shareUrl: string;
  /** Stands before the sections. */
  readonly truth: VehicleTruthView | null;
  readonly sections: readonly VehicleSectionView[];
  readonly dealer: VehicleDealerView | null;
  readonly similar: SimilarCarsView | null;
  readonly words: Pick<
    SiteSettings['vehiclePage'],
    'moreText' | 'lessText' | 'showAllFeaturesText' | 'hideFeaturesText'
  >;
  readonly looks: Pick<SiteSettings['layout'], 'gallery' | 'buyBox' | 'sections' | 'similarCard'>;
}

/** The loan that a weekly repayment belongs to. */
interface WeeklyLoan {
  readonly finalPayment: string | null;
  /** $33,990 at 8.99% p.a. over 7 years, no deposit: 365 payments of $137, $49,868 in all. Null where the lender does not say how long it runs. */
  readonly example: string | null;
}

export interface DriveTimesView {
  /** Drive it: next free times. */
  readonly heading: string;
  readonly api: string;
  /** The booking with this car chosen; a day and a time are added to it. */
  readonly href: string;
}

/** The badge of the programme (RULE-8), with what it stands for. */
export interface CertifiedView {
  readonly name: string;
  readonly logoUrl: string | null;
  /** Empty: there is nothing to open. */
  readonly text: string;
  readonly more: { readonly href: string; readonly isExternal: boolean } | null;
}

export interface CallView {
  /** Call us now. */
  readonly text: string;
  readonly phone: PhoneRevealView;
}

/** Where the car stands, with the hours of the location. */
export type VehicleDealerView = Pick<
  LocationCardView,
  'name' | 'street' | 'city' | 'openText' | 'isOpen' | 'hours' | 'directions' | 'page'
> & {
  /** Where the site has a map. */
  readonly map: MapCardView | null;
  readonly stockNumber: string | null;
  /** Who sells the car: Hallam & Sons, HS. */
  readonly seller: { readonly name: string; readonly initials: string };
  /** Whom to ask for there; null where the site names nobody. */
  readonly person: { readonly name: string; readonly role: string; readonly initials: string } | null;
};

export interface SimilarCarsView {
  /** They take the place of what the visitor came for (VDP-4). */
  readonly comesFirst: boolean;
  readonly heading: string;
  readonly all: { readonly text: string; readonly href: string };
  readonly cards: readonly CarCardView[];
}
