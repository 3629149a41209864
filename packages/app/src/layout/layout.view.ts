import type { HoursLine } from '@forecourt/domain/locations/opening-hours';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { FooterGroup, NavigationLink } from '@forecourt/domain/site/navigation';
import type { SocialLink } from '@forecourt/domain/site/social-links';
import type { PhoneRevealView } from '../shared/phone-reveal.view.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { SavingView } from '../watchlist/saving.view.ts';

/** What stands around every page of a site: its header, its footer and its look. */
export interface LayoutView {
  readonly siteName: string;
  /** `data-` attributes of the document: the choices of the layout that styles ask for. */
  readonly look: Readonly<Record<string, string>>;
  /** The text of the theme's style. */
  readonly themeCss: string;
  readonly fonts: readonly LayoutFont[];
  readonly brand: BrandView;
  readonly header: HeaderView;
  readonly footer: FooterView;
  /** Opens on the home page (HOME-3), once a visit (RULE-12): who has seen it, the browser knows. */
  readonly popup: PopupView | null;
  readonly saving: SavingView;
  /** How many of the last pages a browser shows again without a request (SRCH-10). */
  readonly cachedPages: number;
}

/** A font that the site loads, and how the first screen uses it. */
export interface LayoutFont {
  readonly font: SiteSettings['theme']['textFont'];
  /** Running text is set in it, not headings alone. */
  readonly isText: boolean;
  /** The weights in which the first screen is set. */
  readonly weights: readonly number[];
  /** What is set narrower or wider than the rest, and how bold; null: nothing. */
  readonly stretched: { readonly percent: number; readonly weight: number } | null;
}

/** The sign of the site. Without a picture that holds the name, the name is written beside the mark. */
export interface BrandView {
  readonly name: string;
  readonly strapline: string;
  readonly kind: 'logo' | 'mark' | 'words';
  /** On the header in the light and in the dark scheme; null for words alone. */
  readonly src: string | null;
  readonly darkSrc: string | null;
  /** The tones of the grounds that the two were drawn for: on a picture of another tone they bring theirs along. */
  readonly grounds: Readonly<Record<'light' | 'dark', 'light' | 'dark'>>;
  /** The scheme in which most visitors see the page: the picture for it is loaded first. */
  readonly scheme: 'light' | 'dark';
}

export interface HeaderView {
  readonly look: SiteSettings['layout']['header'];
  /** On the home page it lies on the first picture, whose tone decides its ink; null: above it. */
  readonly onHomePicture: 'light' | 'dark' | null;
  readonly opensOnHover: boolean;
  readonly announcement: { readonly text: string; readonly link: NavigationLink | null } | null;
  readonly openText: string | null;
  readonly phone: PhoneRevealView | null;
  readonly email: NavigationLink | null;
  /** Where stock is searched by words; its box stands in the header, or the page is linked. */
  readonly search: { readonly href: string; readonly hasBox: boolean; readonly hint: string };
  readonly menu: readonly MenuView[];
  readonly button: NavigationLink | null;
  readonly saved: NavigationLink | null;
  /** For those who are signed in and for all others; null where nobody signs in to save. */
  readonly account: Readonly<
    Record<'own' | 'signIn', { readonly label: string; readonly href: string }>
  > | null;
}

export type MenuView =
  | { readonly kind: 'link'; readonly link: NavigationLink }
  | {
      readonly kind: 'links';
      readonly label: string;
      readonly links: readonly NavigationLink[];
      /** Of a menu about stock, where the layout shows makes beside it. */
      readonly makes: readonly MakeLinkView[];
    }
  | {
      readonly kind: 'models';
      readonly label: string;
      readonly overview: NavigationLink;
      /** A model of several bodies is on several shelves, and is written down once. */
      readonly shelves: readonly ModelShelfView[];
      readonly models: readonly ModelLinkView[];
    }
  | { readonly kind: 'brands'; readonly label: string; readonly makes: readonly MakeLinkView[] };

export interface MakeLinkView {
  readonly name: string;
  readonly count: string;
  readonly href: string;
  readonly logoUrl: string | null;
}

export interface ModelShelfView {
  readonly label: string;
  readonly href: string;
  /** Places among the models. */
  readonly models: readonly number[];
}

export interface ModelLinkView {
  readonly name: string;
  /** Its price with its basis, or that it is still to come. */
  readonly note: string | null;
  readonly href: string;
  readonly isExternal: boolean;
  readonly picture: PictureView | null;
}

export interface FooterView {
  readonly about: string;
  readonly place: FooterPlaceView | null;
  readonly groups: readonly FooterGroup[];
  readonly social: readonly SocialLink[];
  /** Licence numbers first, then what the words beside prices mean, then the site's own words. */
  readonly legal: readonly string[];
  readonly privacy: NavigationLink | null;
  /** Visitors may choose between light and dark; in which of them pages open otherwise. */
  readonly modeSwitch: { readonly scheme: SiteSettings['theme']['scheme'] } | null;
}

/** The main location. */
export interface FooterPlaceView {
  readonly address: string | null;
  /** Whose hours they are, where others of the site may have other ones. */
  readonly hoursOf: string | null;
  readonly hours: readonly HoursLine[];
}

export interface PopupView {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureView | null;
  readonly button: NavigationLink | null;
  /** Tells one popup from the next: whoever has seen this one has not seen another. */
  readonly key: string;
}
