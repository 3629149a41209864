/** Of no kind in particular, so it passes for an identifier of every kind. */
type AnyId = string & { readonly __id: never };

let built = 0;

/** A fresh identifier in the form of a UUIDv7: the same ones in the same order in every run, so that a failure can be repeated. */
export function buildId(): AnyId {
  built += 1;
  return `01900000-0000-7000-8000-${built.toString(16).padStart(12, '0')}` as AnyId;
}
