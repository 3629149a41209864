import { fail, ok, type Result } from '../core/result.ts';
import type { FieldSet, Form, FormValues } from './form.ts';
import type { FormProblem } from './form-problem.ts';
import { formSchema } from './form-schema.ts';

type ReadForm<Fields extends FieldSet> = Result<FormValues<Form<Fields>>, readonly FormProblem[]>;

/** Reads what was sent to the server: the values by their names inside, or the list of errors. */
export function readForm<Fields extends FieldSet>(form: Form<Fields>, sent: unknown): ReadForm<Fields> {
  return formReader(form)(sent);
}

/** The same for a form that is sent many times: its schema is made once. */
export function formReader<Fields extends FieldSet>(form: Form<Fields>): (sent: unknown) => ReadForm<Fields> {
  const schema = formSchema(form);
  return (sent) => {
    const read = schema.safeParse(sent);
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
