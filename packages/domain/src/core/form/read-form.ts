import { fail, ok, type Result } from '../result.ts';
import type { FieldSet, Form, FormValues } from './form.ts';
import type { FormProblem } from './form-problem.ts';
import { formSchema } from './form-schema.ts';

/** Reads what was sent to the server: the values by their names inside, or the list of errors. */
export function readForm<Fields extends FieldSet>(
  form: Form<Fields>,
  sent: unknown,
): Result<FormValues<Form<Fields>>, readonly FormProblem[]> {
  const read = formSchema(form).safeParse(sent);
  if (read.success) return ok(read.data);
  const first = new Map<string | null, string>();
  for (const { path, message } of read.error.issues) {
    const [name] = path;
    const field = typeof name === 'string' ? name : null;
    if (!first.has(field)) first.set(field, field === null ? form.errorText : message);
  }
  return fail([...first].map(([field, message]) => ({ field, message })));
}
