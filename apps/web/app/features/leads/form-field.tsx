import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { Field, FieldKind } from '@forecourt/domain/form/field-description';
import { LabelledField, type FieldControl } from '@forecourt/ui/labelled-field';
import { Select } from '@forecourt/ui/select';
import { Tick } from '@forecourt/ui/tick';

export interface FormFieldProps {
  readonly field: Field;
  readonly id: string;
  readonly entry: LeadFormView['entries'][string] | undefined;
  readonly error: string | null;
  readonly termsHref: string;
}

/** One field of a form, by its description: the same for every form. */
export function FormField({ field, id, entry, error, termsHref }: FormFieldProps) {
  const { kind, name, label, required, options = [] } = field;
  const text = (Array.isArray(entry) ? entry[0] : (entry as string | undefined)) ?? field.initial ?? '';
  if (kind === 'hidden') return <input type="hidden" name={name} value={text} />;
  if (kind === 'tick') {
    return (
      <Tick id={id} name={name} isTicked={text === 'on' || text === 'true'} error={error}>
        {label}
        {name === 'terms' && (
          <>
            {' '}
            <a className="link" href={termsHref} target="_blank">
              Read the terms<span className="vh"> (opens in a new tab)</span>
            </a>
          </>
        )}
      </Tick>
    );
  }
  if (kind === 'choices') {
    const chosen = new Set([entry ?? []].flat());
    return (
      <fieldset className="tick-list" id={id}>
        <legend>{label}</legend>
        <div>
          {options.map(({ value, label: words }) => (
            <Tick key={value} id={`${id}-${value}`} name={name} value={value} isTicked={chosen.has(value)}>
              {words}
            </Tick>
          ))}
        </div>
      </fieldset>
    );
  }
  // What is chosen beforehand is answered either way: the state of a rego goes along with the rego.
  const isOptional = !required && (kind !== 'choice' || (field.initial ?? '') === '');
  return (
    <LabelledField id={id} label={label} isOptional={isOptional} hint={hintOf(field)} error={error}>
      {(control) => <Control field={field} text={text} control={control} />}
    </LabelledField>
  );
}

interface ControlProps {
  readonly field: Field;
  readonly text: string;
  readonly control: FieldControl;
}

const inputTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  email: 'email',
  phone: 'tel',
  mobile: 'tel',
  date: 'date',
  dateTime: 'datetime-local',
};

function Control({ field, text, control }: ControlProps) {
  const { kind, name, required, maxLength, options = [], suggestions, autocomplete, inputMode } = field;
  const attributes = { ...control, name, required, 'data-kept': '', defaultValue: text };
  if (kind === 'choice' || options.length > 0) {
    const blank = text === '' || !required ? [{ value: '', label: 'Please choose' }] : [];
    return <Select {...attributes} options={[...blank, ...options]} />;
  }
  if (kind === 'paragraph') {
    return <textarea {...attributes} className="inp" rows={4} maxLength={maxLength} />;
  }
  const input = (
    <input
      {...attributes}
      className="inp"
      type={inputTypes[kind] ?? 'text'}
      maxLength={maxLength}
      {...(suggestions && { list: `${control.id}-list` })}
      {...(autocomplete !== undefined && { autoComplete: autocomplete })}
      {...(inputMode !== undefined && { inputMode })}
    />
  );
  if (!suggestions) return input;
  return (
    <>
      {input}
      <datalist id={`${control.id}-list`}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** A hint stands under the field, where it stays while somebody types; of 'Rego - Helps us' the field says the first. */
function hintOf({ label, placeholder }: Field): string | null {
  if (placeholder === undefined) return null;
  const start = `${label} - `;
  return placeholder.startsWith(start) ? placeholder.slice(start.length) : placeholder;
}
