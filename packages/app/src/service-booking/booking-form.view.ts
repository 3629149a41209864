import { describeForm, type FormDescription } from '@forecourt/domain/form/form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { successCategory, type SuccessCategory } from '@forecourt/domain/leads/success-category';
import type { BookingStepKey } from '@forecourt/domain/service-booking/booking-step-list';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { aroundForm, type AroundForm, type FormEntries } from '../leads/pages/lead-form.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { BookingForm } from './make-booking-form.ts';

export interface BookingStepView {
  readonly key: BookingStepKey;
  readonly title: string;
  readonly form: FormDescription;
}

/** A booking at one of its steps, with what was typed so far. */
export interface BookingFormView extends AroundForm {
  readonly steps: readonly BookingStepView[];
  /** Counts from 0. */
  readonly step: number;
  readonly entries: FormEntries;
  /** What the server found, where it was sent without a script. */
  readonly problems: readonly FormProblem[];
  /** By which the server knows the booking again. A page that everybody is sent has none. */
  readonly key: string | null;
  readonly action: string;
  readonly name: 'serviceBooking';
  readonly carId: null;
  readonly page: string;
  readonly submitText: string;
  /** What is said of a booking that is not finished; null: nothing of it is kept before its last step. */
  readonly unfinishedNotice: string | null;
  /** The field whose few choices are seen at a glance, as cards; null where they are a list. */
  readonly cardField: string | null;
  readonly successCategory: SuccessCategory;
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'stepIncomplete' | 'unexpectedError'>;
}

export const bookingsPath = '/api/service-bookings';

export interface ShownBooking {
  readonly page: string;
  readonly step?: number;
  readonly entries?: FormEntries;
  readonly problems?: readonly FormProblem[];
  readonly key?: string;
}

/** The view of a booking: first, or at the step to which it has come. */
export function bookingFormViewOf(
  { settings }: Pick<SiteContext, 'settings'>,
  { whole, steps }: BookingForm,
  shown: ShownBooking,
): BookingFormView {
  const { messages } = settings;
  return {
    steps: steps.map(({ key, title, form }) => ({ key, title, form: describeForm(form) })),
    step: shown.step ?? 0,
    entries: shown.entries ?? {},
    problems: shown.problems ?? [],
    key: shown.key ?? null,
    action: bookingsPath,
    name: 'serviceBooking',
    carId: null,
    page: shown.page,
    ...aroundForm(settings),
    submitText: 'Book service',
    unfinishedNotice: settings.serviceBooking.unfinishedNotice.trim() || null,
    cardField: cardFieldOf(whole),
    successCategory: successCategory('serviceBooking'),
    words: {
      formError: messages.formError,
      stepIncomplete: messages.stepIncomplete,
      unexpectedError: messages.unexpectedError,
    },
  };
}

const mostCards = 6;

function cardFieldOf({ fields: { serviceType } }: BookingForm['whole']): string | null {
  return serviceType && (serviceType.options ?? []).length <= mostCards ? serviceType.name : null;
}
