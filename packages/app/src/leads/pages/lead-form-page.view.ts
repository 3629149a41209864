import type { FaqView } from '../../pages/blocks/faq.block.ts';
import type { LocationPictureView } from '../../shared/location-picture.ts';
import type { LocationCardView } from '../../pages/blocks/location-card.ts';
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
}
