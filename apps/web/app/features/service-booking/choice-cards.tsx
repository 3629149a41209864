import type { Field } from '@forecourt/domain/form/field-description';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';

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
    <fieldset
      className="choice-cards"
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className="opts two-up">
        {options.map(({ value, label: words }) => (
          <label key={value} className="opt">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === entry}
              data-kept=""
              aria-invalid={error !== null || undefined}
            />
            <i />
            <b>{words}</b>
          </label>
        ))}
      </div>
      {error !== null && (
        <span className="ferr" id={`${id}-error`}>
          <Icon path={circleAlertIcon} />
          {error}
        </span>
      )}
    </fieldset>
  );
}
