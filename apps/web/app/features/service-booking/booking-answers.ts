import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { WireValue } from '@forecourt/domain/form/form';
import { formStart, type FormProgress } from '@forecourt/domain/form/form-progress';

/** The state that the server sent: of a form that came back, with its entries and problems. */
export function sentState({ step, entries, problems }: BookingFormView): FormProgress {
  const answers = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, [entry].flat()[0] ?? '']),
  );
  return { ...formStart, step, answers, problems };
}

/** The state that a draft was stored in. */
export function draftState(
  stored: readonly (readonly [string, string])[],
  { steps }: BookingFormView,
): FormProgress {
  const entries = new Map(stored);
  const names = steps.flatMap(({ form }) => form.fields.map(({ name }) => name));
  const answers = names.flatMap((name) => {
    const text = entries.get(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const step = Math.min(steps.length - 1, Math.max(0, Number(entries.get('step')) || 0));
  const leadId = entries.get('lead_id') || null;
  return { ...formStart, step, answers: Object.fromEntries(answers), leadId };
}

/** What stands in the fields of one step. */
export function stepAnswers(
  form: HTMLFormElement,
  { steps }: BookingFormView,
  step: number,
): Readonly<Record<string, WireValue>> {
  const typed = new FormData(form);
  const fields = steps[step]?.form.fields ?? [];
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, WireValue] => {
      const text = typed.get(name);
      return [name, kind === 'tick' ? typed.has(name) : typeof text === 'string' ? text : ''];
    }),
  );
}
