import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { Field } from '@forecourt/domain/form/field-description';
import { Button } from '@forecourt/ui/button';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldRows } from './field-rows.tsx';
import { CollectionNotice, FormBesides } from './form-besides.tsx';
import { FormSections } from './form-sections.tsx';
import { FormFaults } from './form-faults.tsx';
import { FormField } from './form-field.tsx';
import { fieldId, mendedIds, problemSummary } from './form-problems.ts';
import { RadioRows } from './radio-rows.tsx';
import { useUnmended } from './use-unmended.ts';
import { useLeadForm } from './use-lead-form.ts';
import '@forecourt/ui/styles/forms.css';

interface LeadFormProps {
  readonly view: LeadFormView;
  /** Stands over the fields. */
  readonly children?: ReactNode;
  /** The way back, beside the button, where the form is one step of several. */
  readonly back?: ReactNode;
  /** Finds the vehicle of a plate, where the page has that. */
  readonly lookup?: ReactNode;
  /** Photographs that go with it. */
  readonly photos?: FormPhotosPart;
}

interface FormPhotosPart {
  /** What is drawn of them. */
  readonly part: ReactNode;
  /** Their ids, once nothing is on its way any more. */
  readonly whenSent: () => Promise<readonly string[]>;
}

/** Any form that becomes a lead. It is sent by a script as JSON and without one as it is, to the same address. */
export function LeadForm({ view, children, back, lookup, photos }: LeadFormProps) {
  const { form, state, onSubmit, onInput } = useLeadForm(view, photos?.whenSent);
  const id = useId();
  const { fields: all } = view.form;
  const fields = useMemo(() => all.filter(({ name }) => !view.settled?.includes(name)), [all, view.settled]);
  const { problems, message } = state;
  const { unmended, touch } = useUnmended(problems);
  const summary = useMemo(
    () => problemSummary(id, { problems, message, fields }),
    [problems, message, fields, id],
  );
  const drawn = (field: Field) => {
    const given = {
      field,
      id: fieldId(id, field.name),
      entry: view.entries[field.name],
      error: unmended.find((one) => one.field === field.name)?.message ?? null,
    };
    // The legend of its section says what is chosen.
    const isWay = view.sections?.some(({ title }) => title === field.label) ?? false;
    return isWay ? (
      <RadioRows
        key={field.name}
        {...given}
        entry={given.entry ?? field.initial}
        options={field.options ?? []}
        opening={fields.flatMap(({ onlyWith }) => (onlyWith?.name === field.name ? onlyWith.values : []))}
        isRequired
      />
    ) : field.onlyWith && view.sections ? (
      <div key={field.name} className="only-with">
        <FormField {...given} termsHref={view.termsHref} />
      </div>
    ) : (
      <FormField key={field.name} {...given} termsHref={view.termsHref} />
    );
  };
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={view.photos?.send ?? view.action}
      encType={view.photos && 'multipart/form-data'}
      onSubmit={onSubmit}
      onInput={({ target }) => {
        touch(target);
        onInput();
      }}
      noValidate
      data-document=""
      data-waits=""
    >
      <FormFaults
        state={state}
        heading={view.form.errorHeading}
        problems={summary}
        mended={mendedIds(id, problems, unmended)}
      />
      {children}
      {/* By Enter a form is sent, whatever button comes first. */}
      {lookup && <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />}
      {view.sections ? (
        <FormSections
          fields={fields}
          sections={view.sections}
          draw={drawn}
          lookup={lookup}
          photos={photos?.part}
        />
      ) : (
        <FieldRows fields={fields} draw={drawn} />
      )}
      {view.settled?.map((name) => (
        <input key={name} type="hidden" name={name} value={view.entries[name] ?? ''} />
      ))}
      <input type="hidden" name="form" value={view.name} />
      <input type="hidden" name="car_id" value={view.carId ?? ''} />
      <FormBesides view={view} id={id} />
      <div className={back ? 'form-foot form-foot-steps' : 'form-foot'}>
        {back}
        <Button type="submit" busyLabel={state.phase === 'editing' ? null : view.submittingText}>
          {view.submitText}
        </Button>
        <CollectionNotice view={view} />
      </div>
    </form>
  );
}
