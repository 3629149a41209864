import type { Field } from './field-description.ts';

// In the browser's bundle: nothing here may import the schema library.

/** Whether a field is asked beside these answers: some are only where another says so. */
export function isAsked(
  { onlyWith }: Pick<Field, 'onlyWith'>,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (!onlyWith) return true;
  const answer = answers[onlyWith.name];
  return typeof answer === 'string' && onlyWith.values.includes(answer);
}
