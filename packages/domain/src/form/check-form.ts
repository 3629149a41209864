import { checkField } from './check-field.ts';
import type { FormDescription } from './form.ts';
import type { FormProblem } from './form-problem.ts';
import { isAsked } from './is-asked.ts';

// In the browser's bundle: nothing here may import the schema library.

/** What is wrong with the answers to a form, in the order of its fields and at most one for each. */
export function checkForm(
  { fields }: Pick<FormDescription, 'fields'>,
  answers: Readonly<Record<string, unknown>>,
): readonly FormProblem[] {
  return fields.flatMap((field) => {
    if (!isAsked(field, answers)) return [];
    const message = checkField(field, answers[field.name]);
    return message === null ? [] : [{ field: field.name, message }];
  });
}
