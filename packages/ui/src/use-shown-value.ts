import { useState } from 'react';

/**
 * A value that is shown at once when the visitor changes it, and follows the page's own as soon as that
 * changes: the answer to a choice comes with the next page, and the eye does not wait for it.
 */
export function useShownValue<T>(value: T): readonly [T, (next: T) => void] {
  const [held, setHeld] = useState({ from: value, shown: value });
  if (held.from !== value) setHeld({ from: value, shown: value });
  const shown = held.from === value ? held.shown : value;
  return [shown, (next) => setHeld({ from: value, shown: next })];
}
