import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import type { FormFieldProps } from '../../leads/form-field.tsx';

interface RadioChoiceProps extends Omit<FormFieldProps, 'termsHref'> {
  /** What an answer means, by its value. */
  readonly hints: Readonly<Record<string, string>>;
}

/** A question with a few answers, each a row to press. */
export function RadioChoice({ field, id, entry, error, hints }: RadioChoiceProps) {
  const { name, label, options = [] } = field;
  return (
    <fieldset
      className={error === null ? 'app-choice' : 'app-choice err'}
      {...(error !== null && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      <div className="opts two-up">
        {options.map(({ value, label: words }, index) => (
          <label key={value} className="opt">
            <input
              type="radio"
              // The summary of faults leads to the first.
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={value}
              defaultChecked={entry === value}
            />
            <i />
            <b>{words}</b>
            {hints[value] !== undefined && <span>{hints[value]}</span>}
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
