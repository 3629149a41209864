import type { SpinFormView } from '@forecourt/app/promotions/spin-page.view';
import { Button } from '@forecourt/ui/button';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { Tick } from '@forecourt/ui/tick';
import { useMemo, type FormEvent } from 'react';

interface SpinFormProps {
  readonly form: SpinFormView;
  readonly problems: SpinFormView['problems'];
  readonly isSpinning: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const ids = { state: 'spin-state', age: 'spin-age' } as const;

/** Where the visitor lives and that they are old enough; then one press. */
export function SpinForm({ form, problems, isSpinning, onSubmit }: SpinFormProps) {
  const { action, states, ageText, isOfAge, termsText, submitText, spinningText } = form;
  const summary = useMemo(
    () => problems.map(({ field, message }) => ({ fieldId: ids[field], message })),
    [problems],
  );
  const of = (field: 'age' | 'state') => problems.find((one) => one.field === field)?.message ?? null;
  const chosen = states.find(({ isChosen }) => isChosen)?.value ?? '';
  const options = states.map(({ value, text }) => ({ value, label: text }));
  return (
    <form className="spin-form" method="post" action={action} onSubmit={onSubmit} noValidate data-document="">
      <ErrorSummary heading="" problems={summary} />
      <LabelledField id={ids.state} label="I live in" error={of('state')}>
        {(control) => (
          <Select
            {...control}
            name="state"
            required
            defaultValue={chosen}
            options={[{ value: '', label: 'Please choose' }, ...options]}
          />
        )}
      </LabelledField>
      <Tick id={ids.age} name="age" isTicked={isOfAge} error={of('age')}>
        {ageText}{' '}
        <a className="link" href="#terms">
          {termsText}
        </a>
      </Tick>
      <Button type="submit" isBlock busyLabel={isSpinning ? spinningText : null}>
        {submitText}
      </Button>
    </form>
  );
}
