import type {
  ApplicationStep,
  ApplicationStatus,
} from '@forecourt/domain/finance/application/application-steps';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { FormDescription } from '@forecourt/domain/form/form';
import type { CarLineView } from '../../leads/pages/car-line.view.ts';
import type { FormEntries } from '../../leads/pages/lead-form.view.ts';
import type { PhoneRevealView } from '../../shared/phone-reveal.view.ts';
import type { AnyCarTerms } from '../any-car-loan.ts';
import type { CalculatorView } from '../calculator.view.ts';
import type { CreditView } from '../credit-of.ts';
import type { LoanView } from '../loan.view.ts';

/** What stands beside every step: the vehicle and the sums, with their warning. */
export interface ApplicationAsideView {
  readonly car: CarLineView | null;
  readonly loan: LoanView | null;
  readonly rate: { readonly basis: string; readonly warning: string };
  /** Saved at each step, for 30 days. */
  readonly note: string;
}

interface CommonView {
  readonly heading: string;
  readonly aside: ApplicationAsideView;
  readonly credit: CreditView | null;
}

/** A step of an application, as a form that posts and a page that answers (FIN-1). */
export interface ApplicationStepView extends CommonView {
  readonly state: 'step';
  /** It is not begun yet: nothing of it is saved. */
  readonly isNew: boolean;
  readonly step: ApplicationStep;
  readonly at: number;
  readonly steps: readonly string[];
  /** Why this step asks what it asks. */
  readonly why: string;
  readonly form: FormDescription;
  readonly entries: FormEntries;
  readonly problems: readonly FormProblem[];
  /** Something is wrong that no field can mend. */
  readonly message: string | null;
  /** Whom to call about that; null: nothing is wrong, or nobody has a number. */
  readonly call: PhoneRevealView | null;
  readonly action: string;
  /** Where this step is shown as it was saved: what Back leads to once its form was sent. */
  readonly address: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly back: string | null;
  readonly submitText: string;
  /** What was brought along from a calculator; null: nothing. */
  readonly sums: string | null;
  /** What an answer or a yes means, under its field. */
  readonly hints: Readonly<Record<string, string>>;
  /** Of the last step: everything that is sent, by the step that asked for it, with the way back to that. */
  readonly summary: readonly {
    readonly step: ApplicationStep;
    readonly title: string;
    readonly href: string;
    readonly rows: readonly { readonly label: string; readonly text: string }[];
    /** What is worth another look; null: nothing. */
    readonly note: string | null;
  }[];
  readonly privacy: { readonly href: string; readonly opensNewTab: boolean };
  readonly notice: string | null;
  /** Of the loan for a vehicle. */
  readonly calculator: CalculatorView | null;
  /** Of the loan for none: what the browser goes on with. */
  readonly anyCar: AnyCarTerms | null;
  readonly honeypotField: string;
}

/** What became of an application that was sent. Nothing of what it said. */
export interface ApplicationSentView extends CommonView {
  readonly state: 'sent';
  readonly status: Exclude<ApplicationStatus, 'draft'>;
  /** To say on the phone. */
  readonly reference: string;
  readonly stages: readonly {
    readonly text: string;
    readonly when: string | null;
    readonly state: 'done' | 'now' | 'next';
  }[];
  readonly paragraphs: readonly string[];
  readonly phone: PhoneRevealView | null;
  readonly ways: readonly { readonly text: string; readonly href: string }[];
}

/** Which sums to go on with, where somebody comes with others than those of the application that they began. */
export interface ApplicationChoiceView extends Pick<CommonView, 'heading' | 'credit'> {
  readonly state: 'choice';
  readonly lead: string;
  readonly brought: { readonly title: string; readonly text: string; readonly submitText: string };
  readonly kept: {
    readonly title: string;
    readonly text: string;
    readonly linkText: string;
    readonly href: string;
  };
  readonly action: string;
  readonly hidden: ApplicationStepView['hidden'];
}

export type ApplicationPageView = ApplicationStepView | ApplicationSentView | ApplicationChoiceView;
