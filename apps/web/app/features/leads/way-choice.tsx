import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import type { FormFieldProps } from './form-field.tsx';

/** A choice of few, all in sight, under the legend of its section. */
export function WayChoice({ field, id, entry, error }: Omit<FormFieldProps, 'termsHref'>) {
  const { name, options = [] } = field;
  const chosen = entry ?? field.initial;
  return (
    <div className="opts two-up">
      {options.map(({ value, label }, index) => (
        <label key={value} className="opt">
          <input
            type="radio"
            // The summary of faults leads to the first.
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={value}
            defaultChecked={chosen === value}
            required
            data-kept=""
          />
          <i />
          <b>{label}</b>
        </label>
      ))}
      {error !== null && (
        <span className="ferr" id={`${id}-error`}>
          <Icon path={circleAlertIcon} />
          {error}
        </span>
      )}
    </div>
  );
}
