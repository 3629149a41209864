import type { DetailsStepView } from '@forecourt/app/trade-in/pages/details-step.view';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import type { FormFieldProps } from '../leads/form-field.tsx';

interface ConditionChoiceProps extends Omit<FormFieldProps, 'termsHref'> {
  readonly options: DetailsStepView['conditions'];
}

/** What condition the car is in: each answer with what it means. */
export function ConditionChoice({ field, id, entry, error, options }: ConditionChoiceProps) {
  const { name, label } = field;
  return (
    <fieldset
      className={error === null ? 'bid-cond' : 'bid-cond err'}
      {...(error !== null && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{label}</legend>
      <div className="opts two-up">
        {options.map(({ value, label: words, hint }, index) => (
          <label key={value} className="opt">
            <input
              type="radio"
              // The summary of faults leads to the first.
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={value}
              defaultChecked={entry === value}
              required
              data-kept=""
            />
            <i />
            <b>{words}</b>
            {hint !== null && <span>{hint}</span>}
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
