import type { FaqView } from '../../pages/blocks/faq.block.ts';
import type { LocationPictureView } from '../../shared/location-picture.ts';
import type { LocationCardView } from '../../pages/blocks/location-card.ts';
import type { LinkView } from '../../shared/link.view.ts';
import type { PictureView } from '../../shared/picture.view.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';
import type { CarLineView } from './car-line.view.ts';
import type { LeadFormView } from './lead-form.view.ts';

/** What follows on the form, in the order in which it happens. */
export interface NextStepView {
  readonly title: string;
  readonly text: string;
}

/** Who answers, with hours and phone. */
export type LocationDetailsView = Pick<
  LocationCardView,
  'name' | 'street' | 'city' | 'openText' | 'isOpen' | 'hours' | 'phone' | 'directions'
>;

/** What goes with the models of a site's make, a few of each (PAGE-6). */
export interface AccessoriesView {
  readonly heading: string;
  readonly models: readonly {
    readonly name: string;
    readonly href: string;
    readonly picture: PictureView | null;
    readonly rows: readonly {
      readonly name: string;
      /** $1,290 fitted. */
      readonly price: string | null;
      readonly askHref: string;
    }[];
    /** All 34 accessories, on the page of the model. */
    readonly all: LinkView | null;
  }[];
}

/** A form on a page of its own. */
export interface LeadFormPageView {
  readonly crumbs: readonly CrumbView[];
  readonly heading: string;
  readonly lead: string | null;
  readonly car: CarLineView | null;
  /** The sums of a calculator that come along with a form about finance, in words; null: none do. */
  readonly sums: string | null;
  readonly form: LeadFormView;
  readonly location: LocationDetailsView | null;
  /** Of the counter that looks for a part; null on other forms. */
  readonly picture: LocationPictureView | null;
  /** Under the form, where the law asks for it. */
  readonly finePrint: string | null;
  readonly nextSteps: readonly NextStepView[];
  readonly questions: FaqView['questions'];
  /** Under the form for parts; left out, nothing is known. */
  readonly accessories?: AccessoriesView;
}
