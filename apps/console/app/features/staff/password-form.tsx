/** A password and the code of the moment. */
export function Secrets({ isWrong }: { readonly isWrong: boolean }) {
  const wrong = isWrong ? ({ 'aria-invalid': true, 'aria-describedby': 'not-in' } as const) : {};
  return (
    <>
      <div className="field">
        <label htmlFor="password">Password</label>
        <input
          ref={focusOnce}
          id="password"
          name="password"
          className="in"
          type="password"
          autoComplete="current-password"
          required
          {...wrong}
        />
      </div>
      <div className="field">
        <label htmlFor="code">Code from your authenticator app</label>
        <input
          id="code"
          name="code"
          className="in"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          title="Six digits"
          maxLength={7}
          required
          {...wrong}
        />
      </div>
    </>
  );
}

/** They asked for it just now: what they type goes there. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

/** What was typed into a field of a form. */
export function textOf(given: FormData, name: string): string {
  const value = given.get(name);
  return typeof value === 'string' ? value : '';
}
