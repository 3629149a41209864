import { useState } from 'react';

/**
 * A value that is shown at once when the visitor changes it, and follows the page's own as soon as that
 * changes: the answer to a choice comes with the next page, and the eye does not wait for it. `sameness`
 * tells whether the page's own has changed, where the value itself cannot.
 */
export function useShownValue<T>(value: T, sameness: unknown = value): readonly [T, (next: T) => void] {
  const [held, setHeld] = useState({ sameness, shown: value });
  const isHeld = Object.is(held.sameness, sameness);
  if (!isHeld) setHeld({ sameness, shown: value });
  return [isHeld ? held.shown : value, (next) => setHeld({ sameness, shown: next })];
}
