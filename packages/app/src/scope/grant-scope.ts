import type { SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { RequestOrigin, SiteScope, StaffScope } from '../ports/platform/scope.port.ts';

/** Grants the scope of one site. Only code that has just proved which site it serves may call this. */
export function grantSiteScope(siteId: SiteId): SiteScope {
  return { kind: 'site', siteId } as SiteScope;
}

/** Grants the scope of one member of staff. Only code that has just checked their session may call this. */
export function grantStaffScope(staffId: StaffId, from?: RequestOrigin): StaffScope {
  return { kind: 'staff', staffId, ...(from && { from }) } as StaffScope;
}
