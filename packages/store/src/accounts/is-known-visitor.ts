import type { VisitorId } from '@forecourt/domain/core/ids';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Whether a visitor is one of the caller's site. */
export async function isKnownVisitor(tx: ScopedTx, visitorId: VisitorId): Promise<boolean> {
  const visitor = await tx.sql
    .selectFrom('visitors')
    .select('id')
    .where((eb) => eb.and({ id: visitorId, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return visitor !== undefined;
}
