import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Whether a lookup or a journey is one of this site. */
export async function isOfSite(
  tx: ScopedTx,
  id: string,
  table: 'offerJourneys' | 'vehicleLookups' = 'vehicleLookups',
): Promise<boolean> {
  const row = await tx.sql
    .selectFrom(table)
    .select('id')
    .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row !== undefined;
}
