/** Where the visitor is, by postcode, in a plain GET form: the nearest cars come first. */
export function NearField({ near, id }: { readonly near: string; readonly id?: string }) {
  return (
    <input
      key={near}
      id={id}
      className="inp"
      name="near"
      aria-label={id === undefined ? 'Your postcode, to see the nearest first' : undefined}
      placeholder="Postcode"
      inputMode="numeric"
      maxLength={4}
      defaultValue={near}
    />
  );
}
