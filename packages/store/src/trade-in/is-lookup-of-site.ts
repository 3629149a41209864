import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

export async function isLookupOfSite(tx: ScopedTx, lookupId: string): Promise<boolean> {
  const row = await tx.sql
    .selectFrom('vehicleLookups')
    .select('id')
    .where((eb) => eb.and({ id: lookupId, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row !== undefined;
}
