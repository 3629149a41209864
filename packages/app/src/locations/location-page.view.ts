import type { AroundPlace } from '@forecourt/domain/locations/around-place';
import type { HoursLine } from '@forecourt/domain/locations/opening-hours';
import type { LeadFormView } from '../leads/pages/lead-form.view.ts';
import type { BlockLinkView } from '../pages/blocks/block-link.ts';
import type { ReviewsView } from '../pages/blocks/reviews.block.ts';
import type { LocationCardView } from '../pages/blocks/location-card.ts';
import type { CarShelfView } from '../pages/car-shelf.ts';
import type { LocationPictureView } from '../shared/location-picture.ts';
import type { LocationRatingView } from '../shared/location-rating.ts';
import type { MapCardView } from '../shared/map-card.view.ts';

/** A day with hours of its own. */
export interface DatedHoursView {
  readonly date: string;
  /** Monday. */
  readonly weekday: string;
  /** 5 October, Labour Day. */
  readonly day: string;
  readonly hours: string;
}

/** The page of a location (LOC-5). */
export interface LocationPageView {
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly heading: string;
  readonly name: string;
  readonly address: string | null;
  readonly rating: (LocationRatingView & { readonly all: BlockLinkView | null }) | null;
  readonly directions: BlockLinkView | null;
  readonly phone: LocationCardView['phone'];
  /** Between which a visitor chooses; none where there is one. */
  readonly departments: readonly {
    readonly label: string;
    readonly href: string;
    readonly isHere: boolean;
  }[];
  /** Whom to ask for; null: nobody is named. */
  readonly person: { readonly name: string; readonly role: string | null } | null;
  /** Where a text message goes; null where its number takes none. */
  readonly text: string | null;
  /** The other departments at the address, and whether they are open. */
  readonly alsoHere: readonly {
    readonly label: string;
    readonly href: string;
    readonly openText: string;
    readonly isOpen: boolean;
  }[];
  readonly openText: string | null;
  readonly isOpen: boolean;
  readonly hours: {
    readonly heading: string;
    readonly lines: readonly (HoursLine & { readonly isToday: boolean })[];
    /** Days of the next two weeks on which the lines do not hold. */
    readonly exceptions: readonly DatedHoursView[];
  };
  /** Null where no special hours are coming (RULE-14). */
  readonly holidays: { readonly button: string; readonly days: readonly DatedHoursView[] } | null;
  readonly service: BlockLinkView | null;
  readonly cars: LocationCardView['cars'];
  /** A few of the cars that stand here, with the way to all of them; null where none does, or no engine answers. */
  readonly stock: CarShelfView | null;
  /** Who works here, where the site names them. */
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly email: string | null;
  }[];
  /** Its photograph, else the picture of its map (API-4). */
  readonly picture: LocationPictureView | null;
  readonly map: MapCardView | null;
  /** Where it lies among suburbs, where no map can be shown; null where that is not known. */
  readonly around: (AroundPlace & { readonly town: string }) | null;
  readonly licences: readonly string[];
  /** Other places of the same dealership, else of the site. */
  readonly elsewhere: readonly { readonly label: string; readonly href: string }[];
  /** What customers say of the place; null where the site does not tell it here. */
  readonly reviews: (Pick<ReviewsView, 'quotes' | 'all'> & { readonly heading: string }) | null;
  readonly form: { readonly heading: string; readonly form: LeadFormView };
}
