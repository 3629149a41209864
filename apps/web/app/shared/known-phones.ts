import type { ShownPhone } from '@forecourt/domain/contact/call-button';
import { createStore } from '@forecourt/ui/external-store';
import { useSyncExternalStore } from 'react';

/** Numbers that this document has shown whole, by the id of the car or location whose they are. */
const known = createStore<ReadonlyMap<string, ShownPhone>>(new Map());

/** From now on the number is whole wherever it stands: nobody asks twice, and no page shows it both ways. */
export function rememberPhone(id: string, phone: ShownPhone): void {
  if (!known.get().has(id)) known.set(new Map([...known.get(), [id, phone]]));
}

/** The number of a car or location, where it was shown whole before; null until hydration. */
export function useKnownPhone(id: string | null): ShownPhone | null {
  return useSyncExternalStore(
    known.subscribe,
    () => (id === null ? null : (known.get().get(id) ?? null)),
    () => null,
  );
}
