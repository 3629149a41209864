import type { DeliveryRecord } from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** The deliveries of leads with their destinations and tries, in one query. */
export async function deliveryRecords(
  tx: ScopedTx,
  leadIds: readonly LeadId[],
  limit: number,
): Promise<readonly DeliveryRecord[]> {
  if (leadIds.length === 0) return [];
  const rows = await tx.sql
    .selectFrom('leadDeliveries as d')
    .leftJoin('leadDestinations as t', 't.id', 'd.destinationId')
    .leftJoin('deliveryAttempts as a', 'a.deliveryId', 'd.id')
    .select(['d.id', 'd.leadId', 'd.state', 'd.attempts', 'd.nextAttemptAt', 't.name', 't.kind'])
    .select(['a.outcome', 'a.statusCode', 'a.answer', 'a.durationMs', 'a.createdAt as at'])
    .where('d.leadId', 'in', leadIds)
    .orderBy('d.id')
    .orderBy('a.number')
    .limit(rowLimit(limit))
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (first === undefined) return [];
    const { id, leadId: of, state, attempts, nextAttemptAt, name, kind } = first;
    const tries = ofOne.flatMap(({ outcome, statusCode, answer, durationMs, at }) =>
      outcome === null || at === null
        ? []
        : [branded<DeliveryAttempt>({ outcome, statusCode, answer, durationMs, at })],
    );
    const destination = name === null || kind === null ? null : { name, kind };
    return [branded<DeliveryRecord>({ id, leadId: of, state, attempts, nextAttemptAt, destination, tries })];
  });
}
