/**
 * Copies plain data and freezes the copy all the way down. Settings are shared by every request of a
 * site: a page that could change one would change it for all visitors.
 */
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozenCopy));
  // fromEntries defines each property, so even a part named __proto__ stays a plain part.
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)])),
  );
}
