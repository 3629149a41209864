import type { LeadFormView } from '@forecourt/app/leads/lead-form.view';
import type { Field } from '@forecourt/domain/core/form/field-description';
import type { FormProblem } from '@forecourt/domain/core/form/form-problem';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { useId, useMemo, type ReactNode } from 'react';
import { FormField } from './form-field.tsx';
import { useLeadForm } from './use-lead-form.ts';
import '@forecourt/ui/styles/forms.css';

interface LeadFormProps {
  readonly view: LeadFormView;
  /** Stands over the questions. */
  readonly children?: ReactNode;
  /** The way back, beside the button, where the form is one step of several. */
  readonly back?: ReactNode;
}

/** Any form that becomes a lead. It is sent by a script as JSON and without one as it is, to the same address. */
export function LeadForm({ view, children, back }: LeadFormProps) {
  const { form, state, onSubmit, onInput } = useLeadForm(view);
  const id = useId();
  const { fields } = view.form;
  const { problems, message } = state;
  const idOf = ({ name }: Pick<Field, 'name'>) => `${id}${name.replaceAll(/\W/g, '-')}`;
  const summary = useMemo(
    () =>
      summaryOf(problems, message, fields).map(({ field, message: words }) => ({
        message: words,
        fieldId: field && `${id}${field.replaceAll(/\W/g, '-')}`,
      })),
    [problems, message, fields, id],
  );
  const drawn = (field: Field) => (
    <FormField
      key={field.name}
      field={field}
      id={idOf(field)}
      entry={view.entries[field.name]}
      error={problems.find((one) => one.field === field.name)?.message ?? null}
      termsHref={view.termsHref}
    />
  );
  return (
    <form
      ref={form}
      className="form"
      method="post"
      action={view.action}
      onSubmit={onSubmit}
      onInput={onInput}
      noValidate
      data-document=""
    >
      <ErrorSummary heading={view.form.errorHeading} problems={summary} />
      {children}
      {inRows(fields).map((row) =>
        row.length === 1 ? (
          row.map(drawn)
        ) : (
          <div key={row[0]?.name} className="f2">
            {row.map(drawn)}
          </div>
        ),
      )}
      <input type="hidden" name="form" value={view.name} />
      <input type="hidden" name="car_id" value={view.carId ?? ''} />
      <input type="hidden" name="page" value={view.page} />
      {view.key !== null && <input type="hidden" name="idempotency_key" value={view.key} />}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}trap`}>Leave this empty</label>
        <input id={`${id}trap`} name={view.trap} tabIndex={-1} autoComplete="off" />
      </div>
      <div className={back ? 'form-foot form-foot-steps' : 'form-foot'}>
        {back}
        <Button
          type="submit"
          busyLabel={state.phase === 'submitting' || state.phase === 'done' ? view.submittingText : null}
        >
          {view.submitText}
        </Button>
        <p className="small muted">
          {view.notice}{' '}
          <a
            className="link"
            href={view.privacy.href}
            {...(view.privacy.opensNewTab && { target: '_blank' })}
          >
            Privacy policy
            {view.privacy.opensNewTab && <span className="vh"> (opens in a new tab)</span>}
          </a>
        </p>
      </div>
    </form>
  );
}

/** The faults in the order of the form, each with the name of its field; without any, what went wrong as a whole. */
function summaryOf(problems: readonly FormProblem[], message: string | null, fields: readonly Field[]) {
  if (problems.length === 0) return message === null ? [] : [{ field: null, message }];
  return problems.map(({ field, message: words }) => {
    const label = fields.find(({ name }) => name === field)?.label;
    const isBox = fields.some(({ name, kind }) => name === field && kind === 'tick');
    const said = words.replace(/^\* ?/, '');
    return { field, message: label === undefined || isBox ? said : `${label}: ${said}` };
  });
}

const pairs = new Set(['name last_name', 'postcode phone', 'rego regoState', 'kms finance']);

function isBeside(before: Field, field: Field): boolean {
  if (pairs.has(`${before.name} ${field.name}`)) return true;
  if (field.kind === 'phone') return before.kind === 'email';
  return field.kind === 'choice' && before.kind === 'choice';
}

/** Short ones stand side by side where there is room. */
function inRows(fields: readonly Field[]): readonly (readonly Field[])[] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    if (before && isBeside(before, field)) last?.push(field);
    else rows.push([field]);
  }
  return rows;
}
