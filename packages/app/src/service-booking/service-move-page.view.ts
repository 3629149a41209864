import type { FormDescription } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { FormEntries } from '../leads/pages/lead-form.view.ts';
import type { DropOffView } from './booking-form.view.ts';

/** Another day for a booked service, for whoever has its link. */
export interface ServiceMovePageView {
  readonly heading: string;
  /** Friday 27 November, 8:30am, and where: as it is booked now. */
  readonly present: { readonly when: string; readonly where: string };
  readonly form: FormDescription;
  readonly dropOff: DropOffView;
  readonly action: string;
  readonly entries: FormEntries;
  readonly problems: readonly FormProblem[];
  /** Where it leads that is kept as it is. */
  readonly back: string;
}
