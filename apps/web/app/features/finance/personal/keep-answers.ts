/** Writes what a GET form holds into the address of its page, so that Back and a reload show it; no page is asked for. */
export function keepAnswers(form: HTMLFormElement): void {
  const { history, location } = window;
  // The form may be gone by now, and the page with it.
  if (location.pathname !== form.getAttribute('action')) return;
  // What was emptied stays empty: left out, it would begin anew.
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  history.replaceState(history.state, '', `?${new URLSearchParams(fields).toString()}${location.hash}`);
}
