import type { Field } from '@forecourt/domain/form/field-description';
import type { FormProblem } from '@forecourt/domain/form/form-problem';

/** The id of a field in a form that has one itself. */
export function fieldId(formId: string, name: string): string {
  return `${formId}${name.replaceAll(/\W/g, '-')}`;
}

/** The ids of fields that were told of and are being mended since. */
export function mendedIds(
  formId: string,
  problems: readonly FormProblem[],
  unmended: readonly FormProblem[],
): readonly string[] {
  const mended = problems.filter((problem) => !unmended.includes(problem));
  return mended.flatMap(({ field }) => (field === null ? [] : fieldId(formId, field)));
}

interface Found {
  readonly problems: readonly FormProblem[];
  readonly message: string | null;
  readonly fields: readonly Field[];
}

/** The faults in the order of the form, each with the name of its field; without any, what went wrong as a whole. */
export function problemSummary(formId: string, { problems, message, fields }: Found) {
  if (problems.length === 0) return message === null ? [] : [{ fieldId: null, message }];
  return problems.map(({ field, message: words }) => {
    const asked = fields.find(({ name }) => name === field);
    const text = words.replace(/^\* ?/, '');
    return {
      fieldId: field && fieldId(formId, field),
      message: asked === undefined || isNamed(asked, words) ? text : `${asked.label}: ${text}`,
    };
  });
}

/** 'Enter your name' and 'Check the number or email' say which field they are of; '* This field is required' doesn't. */
function isNamed({ kind, label, messages }: Field, words: string): boolean {
  if (kind === 'tick' || (!words.startsWith('*') && words === messages.required)) return true;
  const said = words.toLowerCase();
  return (label.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => said.includes(word));
}
