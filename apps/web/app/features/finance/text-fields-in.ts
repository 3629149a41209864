/**
 * What a form's fields hold now, by name. Read it when the arithmetic has loaded: calls that wait for that may end in
 * another order than they began, and the last must not be an older one's.
 */
export function textFieldsIn(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(fields);
}
