import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { Caller } from './isolation-case.ts';
import { operator, type TenantIds } from './world-ids.ts';

export const callers: readonly Caller[] = ['site', 'staff', 'dealershipStaff', 'operator'];

/** The scope of a caller of this tenant. The operator is the same for every tenant. */
export function scopeOf(caller: Caller, tenant: TenantIds): Scope {
  if (caller === 'site') return grantSiteScope(tenant.site);
  return grantStaffScope(caller === 'operator' ? operator : tenant[caller]);
}
