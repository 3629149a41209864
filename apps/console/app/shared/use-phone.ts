import { useSyncExternalStore } from 'react';

/** The width at which the styles step down to the phone. */
const phone = matchMedia('(max-width: 52em)');

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone.matches);
}
