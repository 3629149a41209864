import type { DeliveryClaim, LeadStore } from '@forecourt/app/ports/leads/lead-store.port';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { deliveryColumns } from './lead-columns.ts';

type Deliveries = Pick<
  LeadStore,
  'listDeliveries' | 'listDueDeliveries' | 'recordAttempt' | 'listAttempts' | 'claimDelivery' | 'setNextTry'
>;

/** The half of the lead store that is about a lead's way to its destinations. */
export function deliveries(tx: ScopedTx): Deliveries {
  return {
    async listDeliveries(leadId, limit) {
      const rows = await tx.sql
        .selectFrom('leadDeliveries')
        .select(deliveryColumns)
        .where('leadId', '=', leadId)
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Delivery>(row));
    },

    async listDueDeliveries(now, limit) {
      const rows = await tx.sql
        .selectFrom('leadDeliveries')
        .select(deliveryColumns)
        .where('state', '=', 'pending')
        .where('nextAttemptAt', '<=', now)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Delivery>(row));
    },

    async recordAttempt(id, { at, ...attempt }, nextTry) {
      const arrived = attempt.outcome === 'delivered';
      // The row stays locked to the end of the transaction, so that attempts are numbered one by one.
      const delivery = await tx.sql
        .selectFrom('leadDeliveries')
        .select(['siteId', 'attempts', 'state', 'nextAttemptAt'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (delivery === undefined) return false;
      const number = delivery.attempts + 1;
      const outcome = arrived
        ? { state: 'delivered' as const, deliveredAt: at, lastError: null }
        : delivery.state === 'replaced'
          ? {}
          : {
              state: nextTry === null ? ('dead' as const) : ('pending' as const),
              nextAttemptAt: nextTry ?? delivery.nextAttemptAt,
              lastError: attempt.answer?.slice(0, 2_000) ?? null,
            };
      await tx.sql
        .updateTable('leadDeliveries')
        .set({ attempts: number, updatedAt: at, ...(delivery.state === 'delivered' ? {} : outcome) })
        .where('id', '=', id)
        .execute();
      await tx.sql
        .insertInto('deliveryAttempts')
        .values({ ...attempt, deliveryId: id, siteId: delivery.siteId, number, createdAt: at })
        .execute();
      return true;
    },

    async listAttempts(id, limit) {
      const rows = await tx.sql
        .selectFrom('deliveryAttempts')
        .select(['outcome', 'statusCode', 'answer', 'durationMs', 'createdAt as at'])
        .where('deliveryId', '=', id)
        .orderBy('number')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<DeliveryAttempt>(row));
    },

    async claimDelivery(id, { now, until }): Promise<DeliveryClaim> {
      const claimed = await tx.sql
        .updateTable('leadDeliveries')
        .set({ nextAttemptAt: until })
        .where((eb) => eb.and({ id, state: 'pending' }))
        .where('nextAttemptAt', '<=', now)
        .returning(deliveryColumns)
        .executeTakeFirst();
      if (claimed !== undefined) return { outcome: 'claimed', delivery: branded<Delivery>(claimed) };
      const waiting = await tx.sql
        .selectFrom('leadDeliveries')
        .select('nextAttemptAt')
        .where((eb) => eb.and({ id, state: 'pending' }))
        .executeTakeFirst();
      return waiting === undefined ? { outcome: 'over' } : { outcome: 'later', at: waiting.nextAttemptAt };
    },

    async setNextTry(id, at) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadDeliveries')
        .set({ state: 'pending', nextAttemptAt: at })
        .where('id', '=', id)
        .where('state', 'in', ['pending', 'dead'])
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
