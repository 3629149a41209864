import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import type { WireValue } from '@forecourt/domain/form/form';
import type { FormProgress } from '@forecourt/domain/form/form-progress';
import { FieldRows } from '../leads/field-rows.tsx';
import { FormField } from '../leads/form-field.tsx';
import { fieldId } from '../leads/form-problems.ts';
import { useState } from 'react';
import { ChoiceCards } from './choice-cards.tsx';
import { DropOffPicker } from './drop-off-picker.tsx';

interface BookingStepFieldsProps {
  readonly view: BookingFormView;
  readonly state: FormProgress;
  /** Of the form: its fields have theirs from it. */
  readonly id: string;
}

/** The fields of the step that is shown. Which place is chosen changes the days that are offered. */
export function BookingStepFields({ view, state, id }: BookingStepFieldsProps) {
  const { step, answers, problems } = state;
  const { dropOff } = view;
  const [place, setPlace] = useState(() => textOf(answers[dropOff?.placeField ?? '']));
  const errorOf = (name: string | null) => problems.find((one) => one.field === name)?.message ?? null;
  const drawn = (field: Field) => {
    const { name } = field;
    const shared = {
      field,
      id: fieldId(id, name),
      entry: textOf(answers[name]) || undefined,
      error: errorOf(name),
    };
    if (dropOff && name === dropOff.timeField) return null;
    if (dropOff && name === dropOff.dayField) {
      const time = textOf(answers[dropOff.timeField ?? '']);
      const timeError = errorOf(dropOff.timeField);
      return (
        <DropOffPicker
          key={name}
          {...shared}
          dropOff={dropOff}
          more={{ place, time, timeError }}
          formId={id}
        />
      );
    }
    return view.cardFields.includes(name) ? (
      <ChoiceCards key={name} {...shared} />
    ) : (
      <FormField key={name} {...shared} termsHref={view.termsHref} />
    );
  };
  return (
    <div
      className="form"
      onChange={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name === dropOff?.placeField) setPlace(value);
      }}
    >
      <FieldRows fields={view.steps[step]?.form.fields ?? []} draw={drawn} />
    </div>
  );
}

/** What the other steps say, and how far the booking is, as hidden fields: each step is sent with all of them. */
export function OtherSteps({ view, state }: Omit<BookingStepFieldsProps, 'id'>) {
  const { step, answers, leadId } = state;
  const others = view.steps.filter((_, place) => place !== step).flatMap(({ form }) => form.fields);
  return (
    <>
      {others.map(({ name, kind }) => (
        // A consent is left out of the draft: it is given with the form that is sent.
        <input
          key={name}
          type="hidden"
          name={name}
          value={textOf(answers[name])}
          data-kept={kind === 'tick' ? undefined : ''}
        />
      ))}
      <input type="hidden" name="step" value={step} data-kept="" />
      {leadId !== null && <input type="hidden" name="lead_id" value={leadId} data-kept="" />}
    </>
  );
}

function textOf(answer: WireValue | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'on' : '';
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
}
