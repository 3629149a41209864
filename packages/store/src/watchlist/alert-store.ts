import type { AlertStore } from '@forecourt/app/ports/accounts/alert-store.port';
import type { ScopedTx } from '../scoped.ts';
import { alertConsents } from './alert-consents.ts';
import { alertNotices } from './alert-notices.ts';

/** Messages about saved cars in PostgreSQL. */
export function alertStore(tx: ScopedTx): AlertStore {
  return { ...alertConsents(tx), ...alertNotices(tx) };
}
