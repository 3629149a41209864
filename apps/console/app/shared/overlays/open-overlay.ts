import { createStore } from '@forecourt/ui/external-store';

/** What lies over the whole console. */
export const openOverlay = createStore<'palette' | 'keys' | 'devices' | null>(null);
