import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => {};

/** False on the server and while its page is hydrated: what a script alone can do is drawn after that. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
