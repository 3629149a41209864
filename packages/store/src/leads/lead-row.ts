import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** The location, if it is one of the dealership: a lead is not lost because a form named a wrong one. */
export async function locationOf(
  tx: ScopedTx,
  id: string | null,
  dealershipId: string | null,
): Promise<string | null> {
  if (id === null || dealershipId === null) return null;
  const row = await tx.sql
    .selectFrom('locations')
    .select('id')
    .where((eb) => eb.and({ id, dealershipId }))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The visitor, if it is one of the site. */
export async function visitorOf(tx: ScopedTx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx.sql
    .selectFrom('visitors')
    .select('id')
    .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row?.id ?? null;
}
