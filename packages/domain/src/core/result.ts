/** What a use case or a rule answers when failing is an expected outcome and not a broken promise. */
export type Result<T, E = string> = Ok<T> | Fail<E>;

interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

interface Fail<E> {
  readonly ok: false;
  readonly error: E;
}

/** Wraps the value of a call that worked. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** Wraps the reason of a call that could not be answered. */
export function fail<E>(error: E): Fail<E> {
  return { ok: false, error };
}
