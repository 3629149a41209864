/** What a GET form would put behind its address, without what was left empty. */
export function formQuery(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  return new URLSearchParams(fields).toString();
}
