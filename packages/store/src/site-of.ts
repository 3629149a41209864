import type { SiteId } from '@forecourt/domain/core/ids';
import { DatabaseError } from './database-errors.ts';
import type { ScopedTx } from './scoped.ts';

/** The site whose work this is. Staff have none: what a visitor leaves behind comes from a site alone. */
export function siteOf({ scope }: ScopedTx): SiteId {
  if (scope.kind === 'site') return scope.siteId;
  throw new DatabaseError('refused', 'only a site does this', { sqlState: '42501' });
}
