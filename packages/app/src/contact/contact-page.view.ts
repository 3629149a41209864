import type { LeadFormView } from '../leads/pages/lead-form.view.ts';
import type { BlockLinkView } from '../pages/blocks/block-link.ts';
import type { LocationPictureView } from '../shared/location-picture.ts';
import type { MapCardView } from '../shared/map-card.view.ts';
import type { LocationCardView } from '../pages/blocks/location-card.ts';

/** The place that is shown at length: call, way and hours before anything else. */
export interface ContactPlaceView extends Pick<
  LocationCardView,
  'name' | 'street' | 'city' | 'openText' | 'isOpen' | 'hours' | 'phone' | 'directions'
> {
  /** Each with its own phone and hours; none where there is one. */
  readonly departments: readonly {
    readonly label: string;
    readonly href: string;
    readonly isHere: boolean;
  }[];
  readonly book: BlockLinkView | null;
  /** Whom to ask for in the department that is shown. */
  readonly person: { readonly name: string; readonly role: string } | null;
  /** Of that person, else of the site. */
  readonly email: string | null;
  /** Sends a text, where the number is a mobile. */
  readonly text: string | null;
  /** The days soon on which it keeps other hours: Friday 25 December, Christmas Day. */
  readonly exceptions: readonly { readonly day: string; readonly hours: string }[];
}

/** A place in a few lines. */
export interface PlaceRowView extends Pick<
  LocationCardView,
  'name' | 'street' | 'city' | 'openText' | 'isOpen' | 'phone' | 'directions'
> {
  readonly key: string;
  readonly href: string;
  /** How far it is from where the visitor says to be, or from the place that is shown: 11 km from Noosa. */
  readonly distance: string | null;
}

/** A place on a card, with its picture and its week. */
export interface PlaceCardView extends PlaceRowView, Pick<LocationCardView, 'hours'> {
  readonly picture: LocationPictureView | null;
}

/** The places of a state, of which the first few are seen at once. */
export interface StatePlacesView {
  readonly id: string;
  readonly label: string;
  readonly count: string;
  readonly isOpen: boolean;
  readonly first: readonly PlaceRowView[];
  readonly rest: { readonly text: string; readonly places: readonly PlaceRowView[] } | null;
}

/** What was typed for a place of a group, and the brands that it can be asked by. */
export interface PlaceFinderView {
  readonly action: string;
  readonly typed: string;
  /** What the field asks for. */
  readonly label: string;
  /** 3 dealerships for “Subaru”; null where nothing was typed. */
  readonly found: string | null;
  /** Stands at the field where what was typed is no place (FORM-6). */
  readonly error: string | null;
  readonly brands: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly isChosen: boolean;
  }[];
}

/** The contact page: whom to call, where they are, when somebody is there, and a form (URL-7). */
export interface ContactPageView {
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly heading: string;
  /** Null: there are so many that none of them is the one. */
  readonly place: ContactPlaceView | null;
  /** How far it is from where the visitor says to be; null: nobody said. */
  readonly placeKm: string | null;
  readonly picture: LocationPictureView | null;
  readonly map: MapCardView | null;
  /** The nearest to where the visitor says to be, where there are many (LOC-6). */
  readonly nearest: readonly PlaceCardView[];
  readonly others: { readonly heading: string; readonly places: readonly PlaceCardView[] } | null;
  readonly states: readonly StatePlacesView[];
  /** Finds one of the many by a GET form; null where they are few. */
  readonly finder: PlaceFinderView | null;
  /** The heading names the one place, which needs no other. */
  readonly isOnePlace: boolean;
  /** Of the site, where no place is shown at length. */
  readonly email: string | null;
  /** Whom to call instead of writing, where no place is shown at length. */
  readonly phone: LocationCardView['phone'];
  /** Who reads what is written, with the place of those who have one. */
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly place: string | null;
    readonly email: string | null;
  }[];
  readonly form: LeadFormView;
}
