import type { CalculatorView } from '@forecourt/app/finance/calculator.view';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { useState } from 'react';

interface ChoiceProps {
  readonly calculator: Pick<CalculatorView, 'terms' | 'term' | 'termFault' | 'frequencies' | 'frequency'>;
}

/** For how long. */
export function CalculatorTerm({ calculator, id }: ChoiceProps & { readonly id: string }) {
  const { terms, term, termFault } = calculator;
  const [chosenOver, setChosenOver] = useState<string | null>(null);
  return (
    <LabelledField id={id} label="Term" error={chosenOver === termFault ? null : termFault}>
      {(control) => (
        <Select
          {...control}
          key={term}
          name="term"
          options={terms}
          defaultValue={term}
          onChange={() => setChosenOver(termFault)}
        />
      )}
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
