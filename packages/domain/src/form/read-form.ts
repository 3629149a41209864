import { fail, ok, type Result } from '../core/result.ts';
import { isRecord } from '../core/is-record.ts';
import type { Field } from './field-description.ts';
import type { FieldSet, Form, FormValues } from './form.ts';
import type { FormProblem } from './form-problem.ts';
import { formSchema } from './form-schema.ts';
import { isAsked } from './is-asked.ts';

type ReadForm<Fields extends FieldSet> = Result<FormValues<Form<Fields>>, readonly FormProblem[]>;

/** Reads what was sent to the server: the values by their names inside, or the list of errors. */
export function readForm<Fields extends FieldSet>(form: Form<Fields>, sent: unknown): ReadForm<Fields> {
  return formReader(form)(sent);
}

/** The same for a form that is sent many times: its schema is made once. */
export function formReader<Fields extends FieldSet>(form: Form<Fields>): (sent: unknown) => ReadForm<Fields> {
  const schema = formSchema(form);
  const isFixed = Object.values<Field | null>(form.fields).every((field) => !field?.onlyWith);
  return (sent) => {
    const read = (isFixed || !isRecord(sent) ? schema : formSchema(askedOf(form, sent))).safeParse(sent);
    if (read.success) return ok(read.data);
    const first = new Map<string | null, string>();
    for (const { path, message } of read.error.issues) {
      const [name] = path;
      const field = typeof name === 'string' ? name : null;
      if (!first.has(field)) first.set(field, field === null ? form.errorText : message);
    }
    return fail([...first].map(([field, message]) => ({ field, message })));
  };
}

/** The form without the fields that are not asked beside what was sent. */
function askedOf<Fields extends FieldSet>(
  form: Form<Fields>,
  sent: Readonly<Record<string, unknown>>,
): Form<Fields> {
  const fields = Object.entries<Field | null>(form.fields).map(([name, field]) => [
    name,
    field && isAsked(field, sent) ? field : null,
  ]);
  return { ...form, fields: Object.fromEntries(fields) as Fields };
}
