import type { OutboxStore } from '@forecourt/app/ports/stock/outbox-store.port';
import { atMost } from '../batch-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** The outbox in PostgreSQL, to which one only adds: its reader is in the directory, as it has no tenant. */
export function outboxStore(tx: ScopedTx): OutboxStore {
  return {
    async append(changes) {
      atMost(1_000, changes);
      if (changes.length === 0) return;
      await tx.sql
        .insertInto('outbox')
        .values(changes.map(({ dealershipId, carId, kind }) => ({ dealershipId, carId, kind })))
        .execute();
    },
  };
}
