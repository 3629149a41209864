import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import type { FormFieldProps } from './form-field.tsx';

interface RadioRowsProps extends Omit<FormFieldProps, 'termsHref'> {
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** What the answer means. */
    readonly hint?: string | null | undefined;
  }[];
  /** Answers with which one more field is asked. */
  readonly opening?: readonly string[];
  /** The browser holds the form back without an answer, and keeps it as a draft. */
  readonly isRequired?: boolean;
}

/** A question with a few answers, all in sight, each a row to press; the legend over them is the caller's. */
export function RadioRows(props: RadioRowsProps) {
  const { field, id, entry, error, options, opening = [], isRequired = false } = props;
  return (
    <>
      <div className="opts two-up">
        {options.map(({ value, label, hint = null }, index) => (
          <label key={value} className="opt">
            <input
              type="radio"
              // The summary of faults leads to the first.
              id={index === 0 ? id : `${id}-${index}`}
              name={field.name}
              value={value}
              defaultChecked={entry === value}
              required={isRequired}
              data-kept={isRequired ? '' : undefined}
              data-opens={opening.includes(value) ? '' : undefined}
            />
            <i />
            <b>{label}</b>
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
    </>
  );
}

/** The same under its own legend. */
export function RadioQuestion({ className, ...rows }: RadioRowsProps & { readonly className: string }) {
  const { field, id, error } = rows;
  return (
    <fieldset
      className={error === null ? className : `${className} err`}
      {...(error !== null && { 'aria-describedby': `${id}-error` })}
    >
      <legend>{field.label}</legend>
      <RadioRows {...rows} />
    </fieldset>
  );
}
