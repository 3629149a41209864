import { useEffect, useState } from 'react';
import { debounce, type Debounce } from './debounce.ts';

/** A debounce that ends with its component. */
export function useDebounce(): Debounce {
  const [ours] = useState(debounce);
  useEffect(() => ours.cancel, [ours]);
  return ours;
}
