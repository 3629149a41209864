import type { LeadFormView } from '../../leads/pages/lead-form.view.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** Who sells it, and what a lookup cannot know (TRADE-5). */
export interface DetailsStepView extends JourneyHeadView {
  readonly step: 'details';
  readonly form: LeadFormView;
  /** The answers about its condition, each with what it means where the site says so. */
  readonly conditions: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint: string | null;
  }[];
  /** That a program works the number out, and how to get a person (LAW-2). */
  readonly program: string | null;
  readonly person: { readonly text: string; readonly href: string };
  /** Null where the site has not written them. */
  readonly termsHref: string | null;
  /** Beside the work: when there is an answer, and for which cars. */
  readonly promise: { readonly text: string; readonly note: string };
}
