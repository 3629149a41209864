import type { Store } from '@forecourt/ui/external-store';
import { useSyncExternalStore } from 'react';

export function useStore<State>({ subscribe, get }: Store<State>): State {
  return useSyncExternalStore(subscribe, get);
}
