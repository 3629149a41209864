import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';

interface ChoiceProps {
  readonly calculator: Pick<CalculatorView, 'terms' | 'term' | 'frequencies' | 'frequency'>;
}

/** For how long. */
export function CalculatorTerm({ calculator, id }: ChoiceProps & { readonly id: string }) {
  const { terms, term } = calculator;
  return (
    <LabelledField id={id} label="Term">
      {(control) => <Select {...control} key={term} name="term" options={terms} defaultValue={term} />}
    </LabelledField>
  );
}

/** How often is paid. */
export function CalculatorFrequency({ calculator: { frequencies, frequency } }: ChoiceProps) {
  return (
    <fieldset className="often">
      <legend>You pay</legend>
      <div>
        {frequencies.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="frequency" value={value} defaultChecked={value === frequency} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
