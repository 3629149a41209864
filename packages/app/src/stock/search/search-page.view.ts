import type { AmountUnit } from '@forecourt/domain/core/typed-amount';
import type { Parameter } from '@forecourt/domain/core/query-string';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { RememberedSearch } from '@forecourt/domain/stock/search/search-history';
import type { SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import type { CrumbView } from '../../shared/crumb.view.ts';
import type { LinkView } from '../../shared/link.view.ts';
import type { PictureView } from '../../shared/picture.view.ts';
import type { PlateBandView } from '../../shared/plate-form.view.ts';
import type { CarCardView } from '../card/car-card.view.ts';
import type { RateWarningView } from '../card/weekly.view.ts';
import type { SearchOfferView } from './search-offer.ts';

/** A value that can be chosen or taken away again; `href` is the search after that. */
export interface CheckView {
  readonly value: string;
  readonly label: string;
  readonly count: string;
  readonly isEmpty: boolean;
  readonly isChosen: boolean;
  readonly href: string;
}

export interface MakeView extends CheckView {
  /** Whether some of its models are chosen, and not all of it. */
  readonly isPart: boolean;
  /** Its logo, where the dealer may show one; left out: its first letter. */
  readonly logoUrl?: string;
  readonly models: readonly CheckView[];
}

interface SectionBase {
  readonly key: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** What is chosen, said while the section is closed. */
  readonly stated: string | null;
}

export type SectionView = SectionBase &
  (
    | {
        readonly kind: 'choices';
        readonly options: readonly (LinkView & { readonly isChosen: boolean })[];
      }
    | { readonly kind: 'checks'; readonly name: string; readonly values: readonly CheckView[] }
    | {
        readonly kind: 'makes';
        readonly name: string;
        readonly modelName: string;
        /** The site draws no marks of makes. */
        readonly hidesMarks?: boolean;
        readonly first: readonly MakeView[];
        readonly rest: readonly MakeView[];
        readonly words: {
          /** Over the first, where they are the site's own choice. */
          readonly popular: string | null;
          readonly selectModels: string;
          readonly hideModels: string;
          readonly showAll: string;
          readonly hideExtra: string;
        };
      }
    | {
        readonly kind: 'range';
        readonly isSlider: boolean;
        readonly unit: AmountUnit;
        /** Which ends can be chosen. */
        readonly ends: readonly ('min' | 'max')[];
        readonly names: { readonly min: string; readonly max: string };
        readonly slider: SliderRange;
        /** How many cars lie in each part of the track; none where it is not known. */
        readonly histogram: readonly number[];
        /** The address with {range} in it, to be filled in as min:max. */
        readonly pattern: string;
        readonly hrefWithout: string;
      }
  );

/** The sidebar: one plain form, which every control also answers at once where there is JavaScript. */
export interface FiltersView {
  readonly action: string;
  /** What is chosen and has no control among the sections. */
  readonly hidden: readonly Parameter[];
  readonly box: {
    readonly label: string;
    /** What can be typed, said while it is empty. */
    readonly hint: string;
    /** What is searched for in all, said in its place: what is typed is added to it. */
    readonly words: string;
    readonly value: string;
    /** The address with {query} in it. */
    readonly pattern: string;
    readonly hrefWithout: string;
  };
  readonly sections: readonly SectionView[];
  /** Show me 186 cars (SRCH-7). */
  readonly showText: string;
}

/** An invitation among the cars (SRCH-16). */
export interface CallToActionView extends LinkView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
}

export type SlotView =
  | { readonly kind: 'car'; readonly car: CarCardView }
  | { readonly kind: 'call-to-action'; readonly callToAction: CallToActionView };

export interface PagesView {
  readonly previous: string | null;
  readonly next: string | null;
  readonly numbers: readonly (
    | { readonly kind: 'gap' }
    | { readonly kind: 'page'; readonly number: number; readonly href: string; readonly isCurrent: boolean }
  )[];
}

/** One filter less: 4x4, any drive, 3 cars; or one filter alone. */
export interface DropView {
  readonly href: string;
  /** Null where everything else is dropped. */
  readonly dropped: string | null;
  readonly instead: string;
  readonly count: string;
}

export interface EmptyView {
  /** That there is nothing, where the heading does not say so. */
  readonly text: string | null;
  /** Over the changes; null where none would help. */
  readonly widen: string | null;
  /** Single changes that bring some: a limit raised a little first, then most cars. */
  readonly drops: readonly DropView[];
  /** Where a visitor says it in their own words. */
  readonly ask: LinkView;
  /** Cars that fit all but one of the filters, each with the one thing in which it does not. */
  /** Over the cars: whether they come close, or only come first. */
  readonly closestHeading: string;
  readonly closest: readonly { readonly car: CarCardView; readonly difference: string | null }[];
  /** What all of them have in common, said once above them; null where each has its own. */
  readonly closestNote: string | null;
}

export interface SortView {
  readonly label: string;
  readonly action: string;
  /** The search itself, for a plain form. */
  readonly hidden: readonly Parameter[];
  readonly options: readonly (LinkView & { readonly value: string; readonly isChosen: boolean })[];
  /** The postcode from which the distance counts; null where the site has one place. */
  readonly near: string | null;
}

/** Where the visitor says to be, and how far a car may be from there (LOC-6). */
export interface NearView {
  /** Null where it is no place. */
  readonly text: string | null;
  readonly notice: string | null;
  readonly distances: readonly (LinkView & { readonly isChosen: boolean })[];
  readonly clearHref: string;
}

/** A word that was taken for another, and the way to search for it as it was typed. */
export interface CorrectedView {
  readonly text: string;
  readonly instead: readonly { readonly label: string; readonly href: string }[];
}

/** Everything that a page of search results draws (SRCH-5 to SRCH-16). */
export interface SearchPageView {
  readonly heading: string;
  /** The field over the results, where the filters are behind a button: what is searched for, in words. */
  readonly line: { readonly action: string; readonly words: string; readonly hint: string };
  readonly crumbs: readonly CrumbView[];
  /** 186 cars. */
  readonly count: string;
  /** What they cost: $8,990 to $64,990; null where no price is shown. */
  readonly prices: string | null;
  readonly chips: readonly { readonly label: string; readonly value: string; readonly href: string }[];
  /** One press away, where the filters themselves are behind a button. */
  readonly quick: readonly LinkView[];
  readonly clearHref: string | null;
  readonly filters: FiltersView;
  readonly sort: SortView;
  readonly near: NearView | null;
  /** Only where every car of the search carries one. */
  readonly offer?: SearchOfferView;
  readonly slots: readonly SlotView[];
  /** Fills the row of the last car of all. */
  readonly ending: CallToActionView | null;
  readonly pages: PagesView | null;
  readonly empty: EmptyView | null;
  /** Says what became of words that were not searched for. */
  readonly leftOut: string | null;
  readonly corrected: CorrectedView | null;
  /** The search did not answer: there are no results, for a while. */
  readonly notice: string | null;
  readonly rateWarning: RateWarningView | null;
  /** Saving the search, to be told when one arrives; null where nothing was searched for or answered. */
  readonly saveSearch: SaveSearchView | null;
  /** What the visitor's own car is worth, under the results; null where the site asks elsewhere. */
  readonly plate: PlateBandView | null;
  readonly looks: {
    readonly card: SiteSettings['layout']['searchCard'];
    readonly callToAction: SiteSettings['layout']['callToActionCard'];
    /** The visitor can switch between a grid and one car a row. */
    readonly offersList: boolean;
  };
  readonly controls: Pick<
    SiteSettings['searchControls'],
    'boxDelayMs' | 'sliderDelayMs' | 'errorText' | 'historyLength'
  > & {
    /** Under which name the browser keeps the last searches. */
    readonly historyKey: string;
  };
  /** What the browser remembers of this search (SRCH-14); null where nothing in particular was searched for. */
  readonly remembered: RememberedSearch | null;
}

interface SavedSearchWords {
  readonly heading: string;
  readonly text: string;
}

/** The form that saves a search (WATCH-5). */
export interface SaveSearchView {
  readonly action: string;
  /** The address of the search. */
  readonly search: string;
  readonly heading: string;
  readonly about: string;
  readonly submit: string;
  /** On the button while the search is being saved. */
  readonly busy: string;
  readonly done: {
    readonly on: SavedSearchWords;
    readonly unconfirmed: SavedSearchWords;
    /** What is to come, with {search} where the search stands in words and {until} where the day does. */
    readonly rows: readonly { readonly label: string; readonly text: string }[];
  };
  readonly failed: string;
}
