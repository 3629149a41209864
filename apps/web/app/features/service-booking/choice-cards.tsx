import type { Choice, Field } from '@forecourt/domain/form/field-description';
import { RadioGroup } from './radio-group.tsx';

interface ChoiceCardsProps {
  readonly field: Field;
  readonly id: string;
  readonly entry: string | undefined;
  readonly error: string | null;
}

/** A choice of few options, all of them seen at once. */
export function ChoiceCards({ field, id, entry, error }: ChoiceCardsProps) {
  const { name, label, options = [], initial } = field;
  return (
    <RadioGroup id={id} label={label} error={error}>
      <ChoiceOptions name={name} options={options} chosen={entry ?? initial} isWrong={error !== null} />
    </RadioGroup>
  );
}

interface ChoiceOptionsProps {
  readonly name: string;
  readonly options: readonly Choice[];
  readonly chosen: string | undefined;
  readonly isWrong: boolean;
}

export function ChoiceOptions({ name, options, chosen, isWrong }: ChoiceOptionsProps) {
  return (
    <div className="opts two-up">
      {options.map(({ value, label }) => (
        <label key={value} className="opt">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            data-kept=""
            aria-invalid={isWrong || undefined}
          />
          <i />
          <b>{label}</b>
        </label>
      ))}
    </div>
  );
}
