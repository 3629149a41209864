import type { DetailsStepView } from '@forecourt/app/trade-in/pages/details-step.view';
import type { Field } from '@forecourt/domain/form/field-description';
import { Button } from '@forecourt/ui/button';
import { Fragment, useId, useMemo } from 'react';
import { CollectionNotice, FormBesides } from '../leads/form-besides.tsx';
import { FormFaults } from '../leads/form-faults.tsx';
import { FormField } from '../leads/form-field.tsx';
import { fieldId, mendedIds, problemSummary } from '../leads/form-problems.ts';
import { RadioQuestion } from '../leads/radio-rows.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import { useUnmended } from '../leads/use-unmended.ts';
import { BackButton } from './back-button.tsx';
import '@forecourt/ui/styles/forms.css';

/** What is one thing to whoever fills it in, side by side where there is room. */
const carRows = [
  ['odometer', 'postcode'],
  ['service_history', 'number_of_keys'],
  ['car_condition'],
  ['comments'],
];
const sellerRows = [
  ['name', 'last_name'],
  ['phone', 'email'],
];
const shortRow = 'odometer';

/** The form of the last step (TRADE-5): the car, then its seller. */
export function DetailsForm({ view }: { readonly view: DetailsStepView }) {
  const { form: lead, back, conditions, program, person, termsHref } = view;
  const { form, state, onSubmit, onInput } = useLeadForm(lead);
  const id = useId();
  const { fields } = lead.form;
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
      entry: lead.entries[field.name],
      error: unmended.find((one) => one.field === field.name)?.message ?? null,
    };
    return field.name === 'car_condition' ? (
      <RadioQuestion key={field.name} {...given} className="bid-cond" options={conditions} isRequired />
    ) : (
      <FormField key={field.name} {...given} termsHref={lead.termsHref} />
    );
  };
  const rows = (names: readonly (readonly string[])[]) => names.map((row) => rowOf(row, fields, drawn));
  return (
    <form
      ref={form}
      className="form bid-form"
      method="post"
      action={lead.action}
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
        heading={lead.form.errorHeading}
        problems={summary}
        mended={mendedIds(id, problems, unmended)}
      />
      <fieldset className="form">
        <legend>The car</legend>
        {rows(carRows)}
      </fieldset>
      <fieldset className="form bid-rule">
        <legend>You</legend>
        {rows(sellerRows)}
      </fieldset>
      <FormBesides view={lead} id={id} />
      <div className="bid-rule">
        {fields.filter(({ kind }) => kind === 'tick').map(drawn)}
        <p className="small muted">
          {program}{' '}
          <a className="link" href={person.href}>
            {person.text}
          </a>
          {termsHref !== null && (
            <>
              {' · '}
              <a className="link" href={termsHref} target="_blank">
                Terms of a valuation<span className="vh"> (opens in a new tab)</span>
              </a>
            </>
          )}
        </p>
        <CollectionNotice view={lead} />
      </div>
      <div className="jacts">
        {back && <BackButton back={back} />}
        <Button type="submit" busyLabel={state.phase === 'editing' ? null : lead.submittingText}>
          {lead.submitText}
        </Button>
      </div>
    </form>
  );
}

function rowOf(names: readonly string[], fields: readonly Field[], draw: (field: Field) => React.ReactNode) {
  const asked = fields.filter(({ name }) => names.includes(name));
  const drawn = asked.map(draw);
  if (asked.length < 2) return <Fragment key={names[0]}>{drawn}</Fragment>;
  return (
    <div key={names[0]} className={names[0] === shortRow ? 'f2 keep' : 'f2'}>
      {drawn}
    </div>
  );
}
