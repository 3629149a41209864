import type { ModelPrice } from '@forecourt/domain/models/model-price';
import type { LeadFormView } from '../leads/pages/lead-form.view.ts';
import type { LoanView } from '../finance/loan.view.ts';
import type { PhoneRevealView } from '../shared/phone-reveal.view.ts';
import type { LinkView } from '../shared/link.view.ts';
import type { PictureView } from '../shared/picture.view.ts';
import type { CarCardView } from '../stock/card/car-card.view.ts';
import type { BlockLinkView } from '../pages/blocks/block-link.ts';

export interface ModelColourView {
  readonly name: string;
  /** As a sheet of paint: #ac171d. */
  readonly swatch: string;
  /** +$695. */
  readonly surcharge: string | null;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface ModelGradeView {
  readonly name: string;
  readonly text: string | null;
  readonly price: ModelPrice | null;
}

/** The page of a model (PAGE-6). A part of which nothing is known is empty, and not drawn. */
export interface ModelView {
  readonly title: string;
  readonly crumbs: readonly LinkView[];
  readonly price: ModelPrice | null;
  /** For which the lowest price is: Hybrid grade, before options and other paint. */
  readonly priceNote: string | null;
  readonly comingSoonText: string | null;
  readonly lead: string | null;
  readonly picture: PictureView | null;
  /** In which the picture shows it: Burning Red. */
  readonly shownColour: string | null;
  readonly about: { readonly heading: string; readonly text: string } | null;
  readonly testDrive: LinkView | null;
  readonly colours: readonly ModelColourView[];
  /** How many of the chosen colour are here; null: nobody counted them. */
  readonly colourNote: string | null;
  readonly grades: { readonly heading: string; readonly rows: readonly ModelGradeView[] } | null;
  readonly facts: {
    readonly rows: readonly { readonly label: string; readonly value: string }[];
    readonly source: string | null;
  } | null;
  /** Cars of this model that stand in the locations, the newest first. */
  readonly stock: {
    readonly heading: string;
    /** 6 in stock. */
    readonly count: string;
    readonly cards: readonly CarCardView[];
    readonly all: BlockLinkView;
  } | null;
  /** Instead, where there are none. */
  readonly noStockText: string;
  readonly accessories: {
    readonly heading: string;
    /** 34 accessories. */
    readonly count: string;
    readonly rows: readonly { readonly name: string; readonly price: string | null }[];
    /** The form for parts, about this model; null where the site has none. */
    readonly ask: LinkView | null;
  } | null;
  /** A weekly figure never without its comparison rate and the warning (LAW-2). */
  readonly finance: {
    readonly heading: string;
    readonly pair: LoanView['pair'];
    readonly rate: { readonly warning: string; readonly basis: string };
    readonly text: string;
    readonly link: LinkView;
  } | null;
  /** Whom to call; null where nobody wrote a number down. */
  readonly phone: PhoneRevealView | null;
  readonly enquiry: { readonly heading: string; readonly form: LeadFormView };
}
