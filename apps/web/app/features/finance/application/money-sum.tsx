import type { ApplicationStepView } from '@forecourt/app/finance/application/application-page.view';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { fieldId } from '../../leads/form-problems.ts';

interface MoneySumProps {
  readonly view: ApplicationStepView;
  readonly id: string;
  readonly problems: ApplicationStepView['problems'];
  readonly name: string;
  /** The field of how often. */
  readonly every: string;
}

const plainDollars = /^\$?\s*\d[\d,\s]*$/;

/** A sum and how often it comes or goes, side by side: nobody has to work out what a year's is of a week. */
export function MoneySum({ view: { form, entries }, id, problems, name, every }: MoneySumProps) {
  const [sum, period] = [name, every].map((wanted) => form.fields.find((field) => field.name === wanted));
  if (!sum || !period) return null;
  const textOf = (of: string, initial = '') => {
    const entry = entries[of];
    return typeof entry === 'string' ? entry : initial;
  };
  const problem = problems.find(({ field }) => field === name || field === every);
  return (
    <LabelledField
      id={fieldId(id, name)}
      label={sum.label}
      isOptional={!sum.required}
      hint={sum.placeholder ?? null}
      error={problem?.message ?? null}
    >
      {(control) => (
        <span className="app-sum-pair">
          <input
            {...control}
            className="inp num"
            name={name}
            required={sum.required}
            maxLength={sum.maxLength}
            inputMode="numeric"
            autoComplete="off"
            data-kept=""
            defaultValue={textOf(name)}
            onBlur={({ currentTarget: field }) => {
              const typed = field.value.trim();
              if (plainDollars.test(typed))
                field.value = Number(typed.replaceAll(/\D/g, '')).toLocaleString('en-AU');
            }}
          />
          <Select
            id={fieldId(id, every)}
            name={every}
            aria-label={period.label}
            data-kept=""
            defaultValue={textOf(every, period.initial)}
            options={period.options ?? []}
          />
        </span>
      )}
    </LabelledField>
  );
}
