import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { FormAnswers } from '@forecourt/domain/form/form-progress';

/** How far a booking is, with what is chosen of the step that is shown. */
export interface BookingProgress {
  readonly step: number;
  readonly answers: FormAnswers;
}

/** One thing that was chosen. */
export interface ChosenLine {
  readonly name: string;
  readonly text: string;
  readonly note: string | null;
  /** The earlier step in which it can be changed; null of the step that is shown. */
  readonly goTo: number | null;
}

/** What was chosen so far: the car, the work, where and when. */
export function bookingSummary(
  view: BookingFormView,
  { step, answers }: BookingProgress,
  workshopName: string | null,
): readonly ChosenLine[] {
  const { summaryFields, dropOff } = view;
  const said = (names: readonly string[]) =>
    names.map((name) => labelOf(view, name, answers)).filter(Boolean);
  const goTo = (names: readonly string[]) => {
    const place = view.steps.findIndex(({ form }) => form.fields.some(({ name }) => names.includes(name)));
    return place >= 0 && place < step ? place : null;
  };
  const { rego, car, work, noun } = summaryFields;
  const carNames = rego === null ? car : [rego, ...car];
  const whenNames = [dropOff?.dayField, dropOff?.timeField].flatMap((name) => name ?? []);
  const placeNames = dropOff?.placeField ? [dropOff.placeField] : [];
  const [what = '', ...more] = said(work);
  const [plate = ''] = said(rego === null ? [] : [rego]);
  const named = said(car).join(' ');
  const where = said(placeNames).join('') || (placeNames.length === 0 ? (workshopName ?? '') : '');
  const lines = [
    {
      name: noun,
      text: plate.toUpperCase() || named,
      note: plate === '' ? '' : named,
      goTo: goTo(carNames),
    },
    { name: 'For', text: what, note: more.join(', '), goTo: goTo(work) },
    { name: 'Where', text: where, note: '', goTo: goTo(placeNames) },
    { name: 'When', text: said(whenNames).join(', '), note: '', goTo: goTo(whenNames) },
  ];
  return lines.flatMap(({ name, text, note, goTo: place }) =>
    text === '' ? [] : { name, text, note: note || null, goTo: place },
  );
}

/** What an answer is called. */
function labelOf({ steps }: BookingFormView, name: string, answers: FormAnswers): string {
  const { [name]: answer } = answers;
  if (typeof answer !== 'string' && typeof answer !== 'number') return '';
  const field = steps.flatMap(({ form }) => form.fields).find((one) => one.name === name);
  return field?.options?.find(({ value }) => value === String(answer))?.label ?? String(answer).trim();
}
