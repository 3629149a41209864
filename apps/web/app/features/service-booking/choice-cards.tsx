import type { Field } from '@forecourt/domain/form/field-description';
import { RadioGroup } from './radio-group.tsx';

interface ChoiceCardsProps {
  readonly field: Field;
  readonly id: string;
  readonly entry: string | undefined;
  readonly error: string | null;
}

/** A choice of few options, all of them seen at once. */
export function ChoiceCards({ field, id, entry, error }: ChoiceCardsProps) {
  const { name, label, options = [] } = field;
  return (
    <RadioGroup id={id} label={label} error={error}>
      <div className="opts two-up">
        {options.map(({ value, label: words }) => (
          <label key={value} className="opt">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === (entry ?? field.initial)}
              data-kept=""
              aria-invalid={error !== null || undefined}
            />
            <i />
            <b>{words}</b>
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}
