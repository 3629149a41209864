export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const mostDepth = 6;
const namePart = /^[A-Za-z0-9_]{1,60}$/;

/** A form as the provider takes it: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. Null where a name makes no sense. */
export function formFields(form: string): FormFields | null {
  const fields: FormFields = empty();
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    if (path.length > mostDepth || !path.every((part) => part === '' || namePart.test(part))) return null;
    let at = fields;
    for (const part of path.slice(0, -1)) {
      const inner = (at[part] ??= empty());
      if (typeof inner === 'string') return null;
      at = inner;
    }
    const last = path.at(-1) ?? '';
    // `expand[]=a` counts up.
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return fields;
}

const empty = (): FormFields => Object.create(null) as FormFields;

export function below(fields: FormFields | null, name: string): FormFields | null {
  const value = fields?.[name];
  return typeof value === 'object' ? value : null;
}

export function text(fields: FormFields | null, name: string): string | null {
  const value = fields?.[name];
  return typeof value === 'string' ? value : null;
}

/** Null where it is left out; NaN where it is no whole number. */
export function whole(fields: FormFields | null, name: string): number | null {
  const value = text(fields, name);
  return value === null ? null : /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
}

/** Its own values, in their order. */
export function values(fields: FormFields | null): readonly FormValue[] {
  return fields ? Object.values(fields) : [];
}

export function texts(fields: FormFields | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
