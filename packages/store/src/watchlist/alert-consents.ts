import type { Alert, AlertStore } from '@forecourt/app/ports/accounts/alert-store.port';
import type { VisitorId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { isKnownVisitor } from '../accounts/is-known-visitor.ts';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isConfirmedAddress } from './confirmed-address.ts';

type AlertConsents = Pick<AlertStore, 'consent' | 'list' | 'end' | 'endOne' | 'unsubscribe'>;

/** The half of the alert store that is about who agreed to be told. */
export function alertConsents(tx: ScopedTx): AlertConsents {
  return {
    async consent(visitorId, given, now) {
      if (!(await isKnownVisitor(tx, visitorId))) return false;
      await writeConsent(tx, visitorId, given, now);
      await watchFromNow(tx, visitorId);
      return true;
    },

    async list(visitorId) {
      const rows = await tx.sql
        .selectFrom('watchlistAlerts')
        .select(['id', 'channel', 'address', isConfirmedAddress('watchlistAlerts').as('isConfirmed')])
        .where('visitorId', '=', visitorId)
        .where('unsubscribedAt', 'is', null)
        .orderBy('channel')
        .execute();
      return rows.map((row) => branded<Alert>(row));
    },

    end: (visitorId, channel, now) => endWhere(tx, { visitorId, channel }, now),
    endOne: (visitorId, id, now) => endWhere(tx, { visitorId, id }, now),

    async unsubscribe(token, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('watchlistAlerts')
        .set((eb) => ({ unsubscribedAt: eb.fn.coalesce('unsubscribedAt', eb.val(now)) }))
        .where('wayOut', '=', token)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function endWhere(
  tx: ScopedTx,
  which: { readonly visitorId: VisitorId } & (
    { readonly channel: Alert['channel'] } | { readonly id: string }
  ),
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('watchlistAlerts')
    .set({ unsubscribedAt: now })
    .where((eb) => eb.and({ ...which }))
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function writeConsent(
  tx: ScopedTx,
  visitorId: VisitorId,
  { channel, address, wording }: Parameters<AlertStore['consent']>[1],
  now: Date,
): Promise<void> {
  const given = { address, consentWording: wording, consentedAt: now, unsubscribedAt: null };
  await tx.sql
    .insertInto('watchlistAlerts')
    .values({ siteId: siteOf(tx), visitorId, channel, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'visitorId', 'channel'])
        .doUpdateSet({ ...given, wayOut: sql`gen_random_uuid()` }),
    )
    .execute();
}

/** What is reserved when they agree is no news to them. */
async function watchFromNow(tx: ScopedTx, visitorId: VisitorId): Promise<void> {
  await tx.sql
    .updateTable('watchlistEntries')
    .from('cars')
    .set((eb) => ({ wasReserved: eb.ref('cars.reserved') }))
    .whereRef('cars.id', '=', 'watchlistEntries.carId')
    .whereRef('cars.dealershipId', '=', 'watchlistEntries.dealershipId')
    .where('watchlistEntries.visitorId', '=', visitorId)
    .execute();
}
