import type { SavedSearchStore } from '@forecourt/app/ports/accounts/saved-search-store.port';
import type { ScopedTx } from '../scoped.ts';
import { savedSearchArrivals } from './saved-search-arrivals.ts';
import { savedSearchConsents } from './saved-search-consents.ts';

/** Saved searches in PostgreSQL. */
export function savedSearchStore(tx: ScopedTx): SavedSearchStore {
  return { ...savedSearchConsents(tx), ...savedSearchArrivals(tx) };
}
