import { useState } from 'react';

interface ShownOptions {
  /** Tells whether the page's own has changed, where the value itself cannot. */
  readonly sameness?: unknown;
  /** The visitor is not done: what the page says of an earlier choice must not undo the present one. */
  readonly isChanging?: boolean;
}

/**
 * A value that is shown at once when the visitor changes it, and follows the page's own as soon as that
 * changes: the answer to a choice comes with the next page, and the eye does not wait for it.
 */
export function useShownValue<T>(
  value: T,
  { sameness = value, isChanging = false }: ShownOptions = {},
): readonly [T, (next: T) => void] {
  const [held, setHeld] = useState({ sameness, shown: value });
  const isSame = Object.is(held.sameness, sameness);
  const shown = isSame || isChanging ? held.shown : value;
  if (!isSame) setHeld({ sameness, shown });
  return [shown, (next) => setHeld({ sameness, shown: next })];
}
