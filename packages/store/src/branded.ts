/** A domain shape as the database types it: identifiers and words of a fixed list are plain text there. */
type Unbranded<T> = T extends string
  ? string
  : T extends Date
    ? T
    : T extends readonly (infer Each)[]
      ? readonly Unbranded<Each>[]
      : T extends object
        ? { readonly [Key in keyof T]: Unbranded<T[Key]> }
        : T;

/**
 * Takes a row for the domain shape that it is. Columns are compared by type; that an id is of the right
 * kind, and a word on its list, is what the schema's keys and checks say.
 */
export function branded<T>(row: Unbranded<T>): T {
  return row as T;
}
