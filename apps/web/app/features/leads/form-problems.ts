import type { Field } from '@forecourt/domain/form/field-description';
import type { FormProblem } from '@forecourt/domain/form/form-problem';

/** The id of a field in a form that has one itself. */
export function fieldId(formId: string, name: string): string {
  return `${formId}${name.replaceAll(/\W/g, '-')}`;
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
    const label = fields.find(({ name }) => name === field)?.label;
    const isBox = fields.some(({ name, kind }) => name === field && kind === 'tick');
    const text = words.replace(/^\* ?/, '');
    return {
      fieldId: field && fieldId(formId, field),
      message: label === undefined || isBox ? text : `${label}: ${text}`,
    };
  });
}
