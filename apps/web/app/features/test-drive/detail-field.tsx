import type { Field as AskedField } from '@forecourt/domain/core/form/field-description';
import { Field } from '@forecourt/ui/field';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';

interface DetailFieldProps {
  readonly id: string;
  readonly field: AskedField;
  readonly value: string;
  readonly error: string | null;
}

const inputTypes: Partial<Record<AskedField['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  mobile: 'tel',
};

/** One question of the form. */
export function DetailField({ id, field, value, error }: DetailFieldProps) {
  const { kind, name, label, required, maxLength } = field;
  if (kind === 'tick') {
    return (
      <label className="check">
        <input id={id} type="checkbox" name={name} defaultChecked={value === 'on'} />
        <i>
          <Icon path={checkIcon} />
        </i>
        <span>{label}</span>
      </label>
    );
  }
  return (
    <Field id={id} label={label} isOptional={!required} error={error}>
      {(control) =>
        kind === 'paragraph' ? (
          <textarea {...control} className="inp" name={name} maxLength={maxLength} defaultValue={value} />
        ) : (
          <input
            {...control}
            className="inp"
            type={inputTypes[kind] ?? 'text'}
            name={name}
            maxLength={maxLength}
            required={required}
            autoComplete={field.autocomplete}
            inputMode={field.inputMode}
            defaultValue={value}
          />
        )
      }
    </Field>
  );
}
