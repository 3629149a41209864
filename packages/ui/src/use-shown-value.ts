import { useState } from 'react';

interface ShownOptions {
  /** Compared instead of the value, where that is a new object each time. */
  readonly sameness?: unknown;
  /** A later choice is pending: the response to an earlier one must not undo it. */
  readonly isChanging?: boolean;
}

/**
 * An optimistic value: shown at once when the visitor changes it, and replaced by the page's own as soon as that
 * changes, which comes with the response.
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
