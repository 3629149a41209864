import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import type { WireValue } from '@forecourt/domain/form/form';
import type { FormAnswers, FormProgress } from '@forecourt/domain/form/form-progress';
import { isAsked } from '@forecourt/domain/form/is-asked';
import { workshopGroups } from '@forecourt/domain/service-booking/workshop-groups';
import { useIsScripted } from '../../shared/use-is-scripted.ts';
import { FieldRows } from '../leads/field-rows.tsx';
import { FormField } from '../leads/form-field.tsx';
import { fieldId } from '../leads/form-problems.ts';
import { useState } from 'react';
import { ChoiceCards } from './choice-cards.tsx';
import { DropOffPicker } from './drop-off-picker.tsx';
import { PlateLookup } from '../leads/plate-lookup.tsx';
import { WorkshopChoices } from './workshop-choices.tsx';

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
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const fields = view.steps[step]?.form.fields ?? [];
  const said = { ...initialOf(fields), ...answers, ...changed };
  const place = textOf(said[dropOff?.placeField ?? '']);
  const isScripted = useIsScripted();
  const errorOf = (name: string | null) => problems.find((one) => one.field === name)?.message ?? null;
  const drawn = (field: Field) => {
    const { name } = field;
    const shared = {
      field,
      id: fieldId(id, name),
      entry: textOf(answers[name]) || undefined,
      error: errorOf(name),
    };
    // Without a script everything stands there: what is asked follows what is chosen.
    if (isScripted && !isAsked(field, said)) return null;
    if (dropOff && name === dropOff.timeField) return null;
    if (dropOff && name === dropOff.dayField) {
      if (isScripted && dropOff.placeField !== null && place === '') {
        return (
          <p key={name} className="muted">
            Choose where, and we’ll show you its free days.
          </p>
        );
      }
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
    if (view.cardFields.includes(name)) return <ChoiceCards key={name} {...shared} />;
    const groups = name === dropOff?.placeField ? groupsOf(view, field, answers) : [];
    if (groups.length > 0) return <WorkshopChoices key={name} {...shared} groups={groups} />;
    return <FormField key={name} {...shared} termsHref={view.termsHref} />;
  };
  const { registry } = view;
  // What stands before the make is the plate; the rest of the car is what it is found by.
  const cut = registry?.step === step ? fields.findIndex(({ name }) => name === view.makeField) : 0;
  return (
    <div
      className="form"
      onChange={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (fields.some((field) => field.name === name && field.kind === 'choice')) {
          setChanged((before) => ({ ...before, [name]: value }));
        }
      }}
    >
      {cut > 0 && <FieldRows fields={fields.slice(0, cut)} draw={drawn} />}
      {cut > 0 && registry && <PlateLookup lookup={registry} />}
      <FieldRows fields={fields.slice(Math.max(0, cut))} draw={drawn} />
    </div>
  );
}

function groupsOf({ makeField, stateField }: BookingFormView, field: Field, answers: FormAnswers) {
  return workshopGroups(field, {
    make: textOf(answers[makeField]),
    state: textOf(answers[stateField ?? '']),
    chosen: textOf(answers[field.name]),
  });
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

/** What the fields begin with, before anything is chosen. */
function initialOf(fields: readonly Field[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
  );
}

function textOf(answer: WireValue | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'on' : '';
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
}
