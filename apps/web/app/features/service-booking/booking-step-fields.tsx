import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import type { WireValue } from '@forecourt/domain/form/form';
import type { FormProgress } from '@forecourt/domain/form/form-progress';
import { FieldRows } from '../leads/field-rows.tsx';
import { FormField } from '../leads/form-field.tsx';
import { fieldId } from '../leads/form-problems.ts';
import { ChoiceCards } from './choice-cards.tsx';

interface BookingStepFieldsProps {
  readonly view: BookingFormView;
  readonly state: FormProgress;
  /** Of the form: its fields have theirs from it. */
  readonly id: string;
}

/** The fields of the step that is shown. */
export function BookingStepFields({ view, state, id }: BookingStepFieldsProps) {
  const { step, answers, problems } = state;
  const drawn = (field: Field) => {
    const shared = {
      field,
      id: fieldId(id, field.name),
      entry: textOf(answers[field.name]) || undefined,
      error: problems.find((one) => one.field === field.name)?.message ?? null,
    };
    return field.name === view.cardField ? (
      <ChoiceCards key={field.name} {...shared} />
    ) : (
      <FormField key={field.name} {...shared} termsHref={view.termsHref} />
    );
  };
  return <FieldRows fields={view.steps[step]?.form.fields ?? []} draw={drawn} />;
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
